/** The modules that change what is counted; the others need no table. */

import { routes } from '#domain/routes.ts';
import type { ModuleAnchor } from '#domain/rulebook/anchors.ts';
import { modules as allModules } from '#domain/rulebook/modules.ts';
import { type Modules, tableModules } from '#domain/table/setup.ts';
import { Choice } from '#ui/field/Choice.tsx';
import { ChoiceGroup } from '#ui/field/ChoiceGroup.tsx';
import text from '#ui/styles/text.module.css';
import styles from './ModuleChoices.module.css';

type Props = { readonly chosen: Modules; readonly onChange: (modules: Modules) => void };

const titleOf = (module: ModuleAnchor) => allModules.find(({ anchor }) => anchor === module)?.title;

export function ModuleChoices({ chosen, onChange }: Props) {
  return (
    <div className={styles.modules}>
      <ChoiceGroup legend="Modules">
        {tableModules.map((module) => (
          <Choice
            key={module}
            type="checkbox"
            checked={chosen.includes(module)}
            onChange={({ currentTarget }) =>
              onChange(
                tableModules.filter((other) => (other === module ? currentTarget.checked : chosen.includes(other))),
              )
            }
          >
            {titleOf(module)}
          </Choice>
        ))}
      </ChoiceGroup>
      <p className={text.note}>
        These change the numbers. <a href={routes.rules.href('modules')}>All modules</a> stand in the rules.
      </p>
    </div>
  );
}
