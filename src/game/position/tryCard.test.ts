import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { legalDecisions } from '../engine/legal.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import { compileBook } from '../language/compileBook.ts';
import { isRefusal } from '../rules/refusal.ts';
import { decideAndPass } from './position.ts';
import { tryCard } from './tryCard.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const sides = Object.values(book.cards)
  .filter(({ id }) => id !== gameConstants.paranoiaCard)
  .flatMap(({ id, name, fear }) => [
    [`${name}, desire`, id, 'desire'] as const,
    ...(fear ? [[`${name}, fear`, id, 'fear'] as const] : []),
  ]);

describe('a table for trying a card', () => {
  test.each(sides)('lets %s be used and resolve', (_title, card, side) => {
    const start = tryCard(book, card, side);
    if (!start) throw new Error('There is no such table.');
    let next = decideAndPass(book, start, { do: start.state.pending?.kind === 'react' ? 'react' : 'play', card });
    for (let count = 0; count < 40 && !isRefusal(next) && next.state.pending?.kind !== 'action'; count += 1) {
      const legal = legalDecisions({ book, state: next.state });
      const { pending } = next.state;
      const wanted = legal.find(
        (decision) =>
          decision.do === 'choose' &&
          pending?.kind === 'choose' &&
          pending.ask === 'side' &&
          decision.value === (side === 'fear' ? 1 : 0),
      );
      const decision = wanted ?? legal.find((own) => own.do === 'pass') ?? legal[0];
      if (!decision) break;
      next = decideAndPass(book, next, decision);
    }
    if (isRefusal(next)) throw new Error(next.refused);
    expect(next.events.some((event) => event.kind === 'resolve' && event.source === card)).toBe(true);
    expect(next.events.some((event) => event.kind === 'announce' && event.source === card && event.side === side)).toBe(
      true,
    );
  });

  test('puts Paranoia into your condition, because it is never played', () => {
    for (const side of ['desire', 'fear'] as const)
      expect(tryCard(book, gameConstants.paranoiaCard, side)?.state.seats[0]?.condition).toMatchObject([
        { card: 1, side },
      ]);
  });
});
