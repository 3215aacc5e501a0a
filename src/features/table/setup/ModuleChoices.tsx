/** Choice of the modules that change what the tracker counts; the others do not concern it. */

import type { ModuleAnchor } from '#game/glossary/anchors.ts';
import { moduleConstants } from '#game/glossary/gameConstants.ts';
import { modules as allModules } from '#game/glossary/modules.ts';
import { type Modules, type TableModule, tableModules } from '#game/rules/setup.ts';
import { routes } from '#site/routes.ts';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import text from '#ui/styles/text.module.css';
import styles from './ModuleChoices.module.css';

type Props = { readonly chosen: Modules; readonly onChange: (modules: Modules) => void };

const { noWayOutStart, noWayOutAfraidAt, fullOfYourselfExtraIdeas, fullOfYourselfThoughtLimit, shortTempersStart } =
  moduleConstants;

const notes: Readonly<Record<TableModule, string>> = {
  'module-no-way-out': `Start at ${noWayOutStart} and ${noWayOutStart}, afraid at ${noWayOutAfraidAt} or less. Not with personas.`,
  'module-full-of-yourself': `${fullOfYourselfExtraIdeas} ideas more at the start, thought limit ${fullOfYourselfThoughtLimit}; at an empty head, ideas count a point each.`,
  'module-short-tempers': `Four clones with two sets start at ${shortTempersStart} and ${shortTempersStart}. Not with personas.`,
  'module-two-heads': 'Four clones, two teams; teammates sit opposite.',
};

const titleOf = (module: ModuleAnchor) => allModules.find(({ anchor }) => anchor === module)?.title;

export function ModuleChoices({ chosen, onChange }: Props) {
  return (
    <div className={styles.modules}>
      <ChoiceGroup legend="Modules">
        {tableModules.map((module) => (
          <div key={module} className={styles.module}>
            <Choice
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
            <p className={text.note}>{notes[module]}</p>
          </div>
        ))}
      </ChoiceGroup>
      <p className={text.note}>
        These change the numbers. <a href={routes.rules.href('modules')}>All modules</a> stand in the rules.
      </p>
    </div>
  );
}
