/** Counters for a clone's ideas and for the number that it may keep. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { counted } from '#game/plural.ts';
import { type Clone, cloneAt } from '#game/rules/table.ts';
import { personaLimitChange, thoughtLimit } from '#game/rules/thoughtLimit.ts';
import type { CountKind } from '#game/tracker/tableEvent.ts';
import { useTable } from '../tableContext.ts';
import { Counter } from './Counter.tsx';

export function ThoughtCounters({ seat }: { seat: number }) {
  const { table, act } = useTable();
  const clone = cloneAt(table, seat);
  const change = (kind: CountKind) => () => act({ kind, seat, amount: 1 });
  return (
    <>
      <Counter
        word="Ideas in thoughts"
        value={clone.thoughts}
        onLess={change('lose-thoughts')}
        onMore={change('gain-thoughts')}
      />
      <Counter
        word="Thought limit"
        value={thoughtLimit(clone, table.modules)}
        note={sayLimitChanges(clone)}
        onLess={change('lower-limit')}
        onMore={change('raise-limit')}
      />
    </>
  );
}

/** Reasons for the thought limit, if it is not the usual one. */
function sayLimitChanges(clone: Clone): string {
  const persona = personaLimitChange(clone);
  const paranoia = clone.paranoia * -gameConstants.paranoiaLimitsThoughtsBy;
  const sources = [
    { source: 'Persona', change: persona },
    { source: 'Paranoia', change: paranoia },
    { source: 'Effects', change: clone.limitChange },
  ];
  return sources
    .filter(({ change }) => change !== 0)
    .map(({ source, change }) => `${source}: ${sayChange(change)}`)
    .join('. ');
}

const sayChange = (change: number) => `${counted(Math.abs(change), 'idea')} ${change > 0 ? 'more' : 'fewer'}`;
