import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { beginAt } from '#game/position/position.ts';
import { Blow } from './Blow.tsx';
import { momentsOf } from './momentsOf.ts';

const table = { seats: [{ name: 'You', cerebrium: 17 }, { name: 'Wick' }] };
const view = viewFor(book, beginAt(book, { table }).state, 0);

const words = { card: 207, persona: null, text: '' };
const hit: Extract<GameEvent, { kind: 'damage' }> = {
  id: 0,
  see: 'damage',
  kind: 'damage',
  seat: 0,
  by: 1,
  track: 'cerebrium',
  number: 6,
  transient: 0,
  words,
};
const afraid: GameEvent = { id: 1, see: 'desire-and-fear', kind: 'afraid', seat: 0, cause: 0 };

/** What stands below the picture of a blow. */
function told(events: readonly GameEvent[], before: readonly GameEvent[] = []): string {
  const [moment] = momentsOf(view, events, before);
  if (moment?.kind !== 'blow' && moment?.kind !== 'heal') throw new Error('There is no blow.');
  const html = renderToStaticMarkup(<Blow words={{ book, view }} blow={moment} onGoOn={() => undefined} />);
  const below = html.slice(html.indexOf('data-ground="night"'));
  return below
    .replace(/^[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.:,])/g, '')
    .trim();
}

describe('the picture of a blow says', () => {
  test('what hit, and what its clone becomes by it', () => {
    expect(told([hit])).toBe('Which One Is Real hits you. {B} 23 → 17');
    expect(told([hit, afraid])).toBe('Which One Is Real hits you. You become afraid. {B} 23 → 17');
    const death: GameEvent = { id: 2, see: 'dying', kind: 'die', seat: 0 };
    expect(told([hit, afraid, death])).toBe('Which One Is Real hits you. You die. {B} 23 → 17');
  });

  test('that a gain ends the fear of its clone', () => {
    const gain = { id: 0, see: 'list-of-resources', kind: 'gain', seat: 0, track: 'corpus', number: 4, words } as const;
    const calm: GameEvent = { ...afraid, kind: 'calm' };
    expect(told([gain, calm])).toBe('Which One Is Real heals you. You are no longer afraid. {C} 16 → 20');
  });

  test('which persona hit, whose words are on no card', () => {
    expect(told([{ ...hit, seat: 1, words: { card: 0, persona: 'wick', text: '' } }])).toMatch(
      /^Ottoline Wick hits Wick\./,
    );
  });

  test('what was added to it, and what transient points take', () => {
    const shield: GameEvent = {
      id: -1,
      see: 'glossary-transient',
      kind: 'gain-transient',
      seat: 0,
      track: 'cerebrium',
      number: 6,
      words: { ...words, card: 212 },
    };
    const vanish: GameEvent = { id: -1, see: 'glossary-transient', kind: 'vanish' };
    const raised = { ...hit, change: 2, changedBy: [115] };
    expect(told([{ ...raised, transient: 6 }], [shield])).toBe(
      'Selective Hearing takes all 6 of Which One Is Real. {B} stays 17',
    );
    expect(told([{ ...raised, transient: 2 }], [shield])).toMatch(
      'hits you for 6: 4, plus 2 by Rehearsed Argument. Selective Hearing takes 2.',
    );
    expect(told([{ ...hit, transient: 2 }], [shield])).toMatch('hits you for 6. Selective Hearing takes 2.');
    expect(told([{ ...hit, transient: 2 }], [shield, vanish])).toMatch('hits you for 6. Transient points take 2.');
  });
});
