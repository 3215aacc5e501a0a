/** Describes events in sentences, for the line in the middle, the history and screen readers. Breaks down losses. */

import { counted } from '../plural.ts';
import { isAfraid } from '../rules/desireAndFear.ts';
import { splitLoss } from '../rules/points.ts';
import { activeClone, type Clone, cloneAt, type Outcome, type Table } from '../rules/table.ts';
import {
  type CountEvent,
  type CountKind,
  isCountEvent,
  isPointsEvent,
  isTurnEvent,
  type PointsEvent,
  type TableEvent,
  type TurnKind,
} from './tableEvent.ts';

type Change = { readonly before: Table; readonly after: Table };

/** The sentences of one step: the event that was entered, and its consequences. */
export function describeStep(before: Table, event: TableEvent, after: Table): string[] {
  const change = { before, after };
  return [...sayEvent(event, change), ...sayFears(change), ...sayOutcome(after)];
}

function sayEvent(event: TableEvent, change: Change): string[] {
  if (isPointsEvent(event)) return [sayPoints(event, cloneAt(change.before, event.seat))];
  if (isCountEvent(event)) return [sayCount(event, change)];
  if (isTurnEvent(event)) return sayTurnEvents[event.kind](change);
  if (event.kind === 'check-deaths') return sayDeaths(change);
  const { name } = cloneAt(change.after, event.seat);
  return [event.afraid ? `An effect frightened ${name}.` : `No effect frightens ${name} any more.`];
}

function sayPoints(event: PointsEvent, clone: Clone): string {
  const { kind, track, amount } = event;
  if (kind === 'gain') return `${clone.name} gained ${amount} ${track}.`;
  if (kind === 'gain-transient') return `${clone.name} gained ${amount} transient ${track}.`;
  const { transient, real } = splitLoss(clone[track], amount);
  const split = transient === 0 ? '' : real === 0 ? ', all of it transient' : `: ${transient} transient, ${real} real`;
  return `${clone.name} lost ${amount} ${track}${split}.`;
}

const sayCounts: Readonly<Record<CountKind, (name: string, amount: number) => string>> = {
  'spend-ticks': (name, amount) => `${name} spent ${counted(amount, 'tick')}.`,
  'gain-ticks': (name, amount) => `${name} gained ${counted(amount, 'tick')}.`,
  'lose-ticks': (name, amount) => `${name} lost ${counted(amount, 'tick')}.`,
  'gain-thoughts': (name, amount) => `${name} gained ${counted(amount, 'idea')}.`,
  'lose-thoughts': (name, amount) => `${name} parted with ${counted(amount, 'idea')}.`,
  'raise-limit': (name, amount) => `Thought limit of ${name}: ${amount} more.`,
  'lower-limit': (name, amount) => `Thought limit of ${name}: ${amount} less.`,
  'gain-paranoia': (name, amount) => `${name} added ${amount === 1 ? '' : `${amount} `}Paranoia.`,
  'lose-paranoia': (name, amount) => `${name} got rid of ${amount === 1 ? '' : `${amount} `}Paranoia.`,
};

function sayCount({ kind, seat, amount }: CountEvent, { before, after }: Change): string {
  const { name, owedTicks } = cloneAt(after, seat);
  const owed = owedTicks - cloneAt(before, seat).owedTicks;
  if (kind !== 'lose-ticks' || owed === 0) return sayCounts[kind](name, amount);
  const lost = amount - owed;
  return lost === 0
    ? `${name} now owes ${counted(owed, 'tick')}.`
    : `${name} lost ${counted(lost, 'tick')} and now owes ${owed}.`;
}

const sayTurnEvents: Readonly<Record<TurnKind, (change: Change) => string[]>> = {
  take: ({ after }) => [`${activeClone(after).name} took an idea.`],
  'end-turn': ({ before, after }) => [
    ...sayFinished(before, after),
    ...sayVanished(before),
    ...sayBeginning(before, after),
  ],
  'empty-head': () => ['The head ran out.'],
};

/** The ticks that were left, and the ideas over the thought limit. */
function sayFinished(before: Table, after: Table): string[] {
  const { name, ticks, thoughts } = activeClone(before);
  const kept = cloneAt(after, before.active).thoughts;
  return [
    ...(ticks > 0 ? [sayCounts['spend-ticks'](name, ticks)] : []),
    ...(thoughts > kept ? [`${name} forgot ${counted(thoughts - kept, 'idea')}, down to ${kept}.`] : []),
  ];
}

const hasTransient = ({ clones }: Table) =>
  clones.some(({ corpus, cerebrium }) => corpus.transient + cerebrium.transient > 0);

const sayVanished = (before: Table): string[] => (hasTransient(before) ? ['All transient points vanished.'] : []);

/** The clone whose turn begins, its ticks, and how many of them it owed. */
function sayBeginning(before: Table, after: Table): string[] {
  const { name, ticks, owedTicks } = activeClone(after);
  const waiting = cloneAt(before, after.active);
  const paidOff = waiting.owedTicks - owedTicks;
  return [
    `Turn ${after.turn}: ${name} gained ${sayTicks(ticks - waiting.ticks)}${paidOff > 0 ? `, having owed ${paidOff}` : ''}.`,
  ];
}

const sayTicks = (ticks: number) => (ticks === 0 ? 'no ticks' : counted(ticks, 'tick'));

/** The current turn, for a game in which nothing has happened yet. */
export const sayTurn = (table: Table): string =>
  `Turn ${table.turn}: ${sayTicks(activeClone(table).ticks)} for ${activeClone(table).name}.`;

/** The resulting number of an event, for screen readers; empty if the sentences already give it. */
export function sayResult(event: TableEvent, after: Table): string {
  if (isPointsEvent(event)) {
    const { real, transient } = cloneAt(after, event.seat)[event.track];
    return `Now ${real}${transient > 0 ? ` and ${transient} transient` : ''}.`;
  }
  if (event.kind === 'spend-ticks') return `Ticks left: ${activeClone(after).ticks}.`;
  if (event.kind === 'gain-thoughts' || event.kind === 'lose-thoughts')
    return `Now ${counted(cloneAt(after, event.seat).thoughts, 'idea')}.`;
  return '';
}

/** First the clones that died, then those that add Paranoia. */
function sayDeaths({ before, after }: Change): string[] {
  const died = after.clones.filter(({ alive }, seat) => !alive && cloneAt(before, seat).alive);
  const mourning = after.clones.flatMap(({ name, paranoia }, seat) => {
    const added = paranoia - cloneAt(before, seat).paranoia;
    return added > 0 ? [sayCounts['gain-paranoia'](name, added)] : [];
  });
  return [...died.map(({ name }) => `${name} died.`), ...mourning];
}

/** Fear begins and ends at the moment at which the number changes. */
function sayFears({ before, after }: Change): string[] {
  return after.clones.flatMap((clone, seat) => {
    const was = isAfraid(cloneAt(before, seat));
    const is = isAfraid(clone);
    if (was === is || !clone.alive) return [];
    return [is ? `${clone.name} became afraid.` : `${clone.name} calmed down.`];
  });
}

const sayOutcome = ({ outcome, ...table }: Table): string[] => (outcome ? [sayVictory(table, outcome)] : []);

/** The winners, and the rule by which they won. */
export function sayVictory(table: Table, outcome: Outcome): string {
  const names = outcome.winners.map((seat) => cloneAt(table, seat).name).join(' and ');
  switch (outcome.how) {
    case 'last-alive':
      return `${names} won as the last clone alive.`;
    case 'all-died':
      return `Everybody died. ${names} won, because the effect was theirs.`;
    case 'empty-head':
      return `${names} won with ${counted(outcome.points, 'point')}.`;
    default:
      return outcome satisfies never;
  }
}
