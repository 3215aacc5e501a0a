import { describe, expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { describeEvent, partsOfEvent } from './describe.ts';
import type { EventKind, GameEvent } from './event.ts';

const names = ['You', 'Twice', 'Stillwell', 'Nine'];
const [scarTissue, thatThingYouSaid] = ['Scar Tissue', 'That Thing You Said'].map(
  (name) => Object.values(book.cards).find((card) => card.name === name)?.id,
);
const event = (kind: EventKind, what: object) => ({ id: 1, see: 'setup', kind, ...what }) as unknown as GameEvent;
const said = (kind: EventKind, what: object) => describeEvent(book, names, event(kind, what));
const blow = { seat: 0, by: 1, track: 'corpus', transient: 0 };
const played = { item: 'attack', source: thatThingYouSaid, side: 'desire', x: 0 };

describe('a clone called "You" is addressed in the second person', () => {
  test.each<[EventKind, object, string]>([
    ['gain-transient', { seat: 0, track: 'corpus', number: 3 }, 'You gain 3 transient corpus.'],
    ['pass', { seat: 0 }, 'You pass.'],
    ['lose-ticks', { seat: 0, number: 1 }, 'You lose 1 tick, or owe it.'],
    ['gamble', { seat: 0, moved: scarTissue }, 'You gamble and turn up Scar Tissue.'],
    ['calm', { seat: 0 }, 'You are no longer afraid.'],
    ['end-phase', { seat: 0 }, 'You end your turn.'],
    ['turn', { seat: 0, ticks: 2, withheld: 0 }, 'You start your turn with 2 ticks.'],
    ['turn', { seat: 1, ticks: 1, withheld: 1 }, 'Twice starts its turn with 1 tick, after 1 owed.'],
    ['damage', { seat: 0, by: 1, track: 'corpus', number: 9, transient: 0 }, 'Twice deals 9 corpus damage to you.'],
    [
      'no-damage',
      { seat: 0, by: 1, track: 'corpus', number: 0, change: -2, changedBy: [scarTissue] },
      'Twice deals no corpus damage to you: 2, less 2 by Scar Tissue.',
    ],
    [
      'damage',
      { ...blow, number: 2, change: -2, changedBy: [scarTissue] },
      'Twice deals 2 corpus damage to you: 4, less 2 by Scar Tissue.',
    ],
    [
      'damage',
      { ...blow, number: 5, change: 2, changedBy: [scarTissue, 0], transient: 1 },
      'Twice deals 5 corpus damage to you: 3, plus 2 by Scar Tissue and an earlier effect; transient points take 1.',
    ],
    ['announce', { seat: 1, clone: 0, ...played }, 'Twice plays That Thing You Said at you.'],
    [
      'announce',
      { seat: 0, clone: 1, ...played, side: 'fear' },
      'You play That Thing You Said at Twice on its fear side.',
    ],
    [
      'announce',
      { seat: 0, clone: 1, ...played, item: 'reaction' },
      'You react with That Thing You Said, choosing Twice.',
    ],
    ['gain-ticks', { seat: 3, number: 1 }, 'Nine gains 1 tick.'],
    ['add', { seat: 0, moved: scarTissue }, 'Scar Tissue is added to your condition.'],
    ['move-state', { seat: 0, from: 1, moved: scarTissue }, 'Scar Tissue moves from Twice’s condition to yours.'],
    ['steal', { seat: 0, from: 1, moved: 0 }, 'You move an idea from Twice’s thoughts to your own.'],
    ['take', { seat: 0, moved: thatThingYouSaid }, 'You take That Thing You Said.'],
    ['over', { outcome: { how: 'last-alive', winners: [0] } }, 'You win: nobody else is alive.'],
    ['over', { outcome: { how: 'all-died', winners: [0] } }, 'All died at once; you win, having caused it.'],
    ['over', { outcome: { how: 'points', winners: [0, 2] } }, 'The head has run out; you and Stillwell win on points.'],
  ])('%s', (kind, what, sentence) => expect(said(kind, what)).toBe(sentence));
});

test('what resolves is named by its card, or by what it is if its card is not seen', () => {
  expect(said('resolve', played)).toBe('That Thing You Said resolves.');
  expect(said('resolve', { item: 'take', source: 0 })).toBe('The take resolves.');
  expect(said('resolve', { item: 'activated', source: 0 })).toBe('The activated effect resolves.');
});

test('the parts of a sentence tell which clones it names, and no card is taken for a clone', () => {
  const parts = partsOfEvent(book, names, event('announce', { seat: 1, clone: 0, ...played }));
  expect(parts).toEqual([
    { text: 'Twice', seat: 1 },
    { text: ' plays That Thing You Said at ' },
    { text: 'you', seat: 0 },
    { text: '.' },
  ]);
});
