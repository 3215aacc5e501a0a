/** Reference: the optional rules, from the table of modules. */

import { cardList } from '#game/generated/cardList.ts';
import { modules, type RuleModule } from '#game/glossary/modules.ts';
import { Lead } from '#ui/prose/Prose.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';

export function Modules() {
  return (
    <>
      <Lead>For those who find that being several people is not yet complicated enough.</Lead>
      <p>
        Modules are optional, with one exception that is named below. Agree on them before setup. You may combine them,
        unless a module says otherwise. Where a module contradicts the rest of this book, the module is right.
      </p>
      <dl>
        {modules.map(({ anchor, title, rules, ...comesWith }) => (
          <div key={anchor} id={anchor} tabIndex={-1}>
            <dt>
              <span>{title}</span> <small>{`(${boxOf(comesWith)})`}</small>
            </dt>
            <dd>
              {rules.map((rule) => (
                <p key={rule}>
                  <RuleText text={rule} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The name of the box that contains a module. */
function boxOf({ set }: Pick<RuleModule, 'set'>): string {
  return cardList.sets.find(({ id }) => id === set)?.name ?? 'core box';
}
