/** Enters a game of the engine event by event into the table tracker, until a clone dies. */

import type { GameEvent } from '#game/engine/event.ts';
import { thoughtLimitOf } from '#game/engine/inEffect.ts';
import type { State } from '#game/engine/state.ts';
import { book } from '#game/generated/book.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { type TableModule, tableModules } from '#game/rules/setup.ts';
import { cloneAt, type Table } from '#game/rules/table.ts';
import { thoughtLimit } from '#game/rules/thoughtLimit.ts';
import { applyEvent } from '#game/tracker/applyEvent.ts';
import { startTable } from '#game/tracker/startTable.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';

export class Tracked {
  readonly faults: string[] = [];
  private table: Table;
  /** After a death the tracker follows other rules of its own, so the comparison ends. */
  private over = false;
  /** Gains of ticks in the end phase. A player enters them after the end of the turn, which spends all that are left. */
  private late: TableEvent[] | undefined;

  constructor(start: State) {
    const modules = start.modules.filter((module): module is TableModule =>
      (tableModules as readonly string[]).includes(module),
    );
    const seats = start.seats.map(({ name, corpus, cerebrium, thoughts }) => ({
      name,
      start: { corpus: corpus.real, cerebrium: cerebrium.real, ideas: thoughts.length },
    }));
    this.table = startTable({ seats, first: start.first, modules });
    // With First Draft ideas are chosen before the first turn.
    if (start.stage === 'deal') this.over = true;
  }

  tell(event: GameEvent): void {
    if (event.kind === 'die' || event.kind === 'over') this.over = true;
    if (this.over) return;
    if (event.kind === 'end-phase') this.late = [];
    if (event.kind === 'gain-ticks' && this.late) {
      this.late.push(...eventsOf(event));
      return;
    }
    const late = event.kind === 'vanish' ? (this.late ?? []) : [];
    if (event.kind === 'vanish') this.late = undefined;
    for (const entered of [...eventsOf(event), ...late]) {
      const next = applyEvent(this.table, entered);
      if (isRefusal(next)) this.faults.push(`${JSON.stringify(entered)}: ${next.refused}`);
      else this.table = next;
    }
  }

  compare(state: State): void {
    if (this.over || this.late) return;
    const { table } = this;
    const expectSame = (what: string, own: unknown, theirs: unknown) => {
      if (JSON.stringify(own) !== JSON.stringify(theirs))
        this.faults.push(`${what}: ${JSON.stringify(own)}, engine ${JSON.stringify(theirs)}.`);
    };
    this.setLimits(state);
    expectSame('Turn', [table.turn, table.active], [state.turn, state.active]);
    for (const [seat, theirs] of state.seats.entries()) {
      const own = cloneAt(table, seat);
      expectSame(`Corpus of ${seat}`, own.corpus, theirs.corpus);
      expectSame(`Cerebrium of ${seat}`, own.cerebrium, theirs.cerebrium);
      expectSame(`Ticks of ${seat}`, [own.ticks, own.owedTicks], [theirs.ticks, theirs.owedTicks]);
      expectSame(`Number of thoughts of ${seat}`, own.thoughts, theirs.thoughts.length);
    }
  }

  /** A player reads the effects of states on thought limits from the cards, and enters them. */
  private setLimits(state: State): void {
    for (const seat of state.seats.keys()) {
      const change = thoughtLimitOf(book, state, seat) - thoughtLimit(cloneAt(this.table, seat), this.table.modules);
      const kind = change > 0 ? 'raise-limit' : 'lower-limit';
      for (let one = 0; one < Math.abs(change); one += 1) {
        const next = applyEvent(this.table, { kind, seat, amount: 1 });
        if (!isRefusal(next)) this.table = next;
      }
    }
  }
}

/** The events that a player at the table would enter for it. */
function eventsOf(event: GameEvent): TableEvent[] {
  switch (event.kind) {
    case 'damage':
      return [{ kind: 'lose', seat: event.seat, track: event.track, amount: event.number }];
    case 'lose':
    case 'gain':
    case 'gain-transient':
      return [{ kind: event.kind, seat: event.seat, track: event.track, amount: event.number }];
    case 'gain-ticks':
    case 'lose-ticks':
      return [{ kind: event.kind, seat: event.seat, amount: event.number }];
    case 'pay':
      return [
        ...count('spend-ticks', event.seat, event.ticks),
        ...lose(event.seat, 'corpus', event.corpus),
        ...lose(event.seat, 'cerebrium', event.cerebrium),
      ];
    case 'announce':
      return ['attack', 'state', 'reaction'].includes(event.item) ? count('lose-thoughts', event.seat, 1) : [];
    case 'take':
    case 'steal-take':
    case 'gain-idea':
    case 'remember':
      return count('gain-thoughts', event.seat, 1);
    case 'add':
      // From thoughts if the words of a card say so; otherwise it was played or set aside.
      return event.words ? count('lose-thoughts', event.seat, 1) : [];
    case 'forget':
      return count('lose-thoughts', event.seat, 1);
    case 'steal':
      return [...count('lose-thoughts', event.from, 1), ...count('gain-thoughts', event.seat, 1)];
    case 'give':
      return [...count('lose-thoughts', event.seat, 1), ...count('gain-thoughts', event.to, 1)];
    case 'cancel':
      return event.item === 'attack' && event.kept ? count('gain-thoughts', event.seat, 1) : [];
    case 'vanish':
      return [{ kind: 'end-turn' }];
    default:
      return [];
  }
}

const count = (kind: 'spend-ticks' | 'gain-thoughts' | 'lose-thoughts', seat: number, amount: number): TableEvent[] =>
  amount > 0 ? [{ kind, seat, amount }] : [];

const lose = (seat: number, track: 'corpus' | 'cerebrium', amount: number): TableEvent[] =>
  amount > 0 ? [{ kind: 'lose', seat, track, amount }] : [];
