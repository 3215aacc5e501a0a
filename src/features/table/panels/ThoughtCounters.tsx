/** How many ideas a clone has, and how many it may keep. */

import { counted } from '#domain/plural.ts';
import { cloneAt } from '#domain/table/table.ts';
import type { CountKind } from '#domain/table/tableEvent.ts';
import { thoughtLimit } from '#domain/table/thoughtLimit.ts';
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
        note={clone.limitChange !== 0 && `Effects: ${sayChange(clone.limitChange)}`}
        onLess={change('lower-limit')}
        onMore={change('raise-limit')}
      />
    </>
  );
}

const sayChange = (change: number) => `${counted(Math.abs(change), 'idea')} ${change > 0 ? 'more' : 'fewer'}`;
