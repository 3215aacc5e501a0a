import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { carryOut } from '#game/position/carryOut.ts';
import { beginAt } from '#game/position/position.ts';
import { Hand } from './Hand.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** The names in the hand of a clone from left to right, each with its key, once one of three has played an attack. */
function handOf(seat: number, acts: readonly ('play' | 'choose' | 'pass')[]): readonly string[] {
  const thoughts = ['Better Haircut', 'Mud Instinct', 'Duck, Obviously'].map(numberOf);
  const attack = numberOf('House Key Knuckles');
  const seats = [{ name: 'A', ticks: 2, thoughts: [attack, ...thoughts] }, { name: 'B', thoughts }, { name: 'C' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  for (const act of acts)
    applyInPlace(
      game,
      act === 'play' ? { do: 'play', card: attack } : act === 'choose' ? { do: act, value: 1 } : { do: act },
    );
  const view = viewFor(book, game.state, seat);
  const html = renderToStaticMarkup(
    <Hand words={{ book, view }} chosen={undefined} forecasts={forecastsOf(book, view)} onPress={() => undefined} />,
  );
  return html
    .split('<li ')
    .slice(1)
    .map((card) => {
      const [, key = ''] = /data-key="(\d)"/.exec(card) ?? [];
      const [, name = ''] = /<b>(.*?)<\/b>/.exec(card) ?? [];
      return `${key} ${name}`;
    });
}

test('in a window for reactions answers come first, and keys count from left to right', () => {
  expect(handOf(1, ['play', 'choose', 'pass'])).toEqual(['1 Duck, Obviously', '2 Better Haircut', '3 Mud Instinct']);
});

test('where rows answer, the keys are theirs', () => {
  expect(handOf(0, ['play'])).toEqual([' Better Haircut', ' Mud Instinct', ' Duck, Obviously']);
});

test('dark halves are up while their clone is afraid; once it is no longer afraid, the hand turns back', () => {
  const thoughts = ['Kick Off the Bottom', 'House Key Knuckles', 'Duck, Obviously'].map(numberOf);
  const table = { seats: [{ name: 'A', corpus: 9, ticks: 2, thoughts }, { name: 'B' }] };
  const game: Game = { book, state: beginAt(book, { table }).state, events: [] };
  const dark = () => {
    const view = viewFor(book, game.state, 0);
    const hand = (
      <Hand words={{ book, view }} chosen={undefined} forecasts={forecastsOf(book, view)} onPress={() => undefined} />
    );
    return renderToStaticMarkup(hand)
      .split('<li ')
      .flatMap((card) => (card.includes('data-dark') ? [/<b>(.*?)<\/b>/.exec(card)?.[1]] : []));
  };
  expect(dark()).toEqual(['Kick Off the Bottom', 'House Key Knuckles']);
  for (const sentence of ['A plays Kick Off the Bottom (fear)', 'A passes', 'B passes'])
    carryOut(game, sentence, (decision) => applyInPlace(game, decision));
  expect(game.events?.map(({ kind }) => kind)).toContain('calm');
  expect(dark()).toEqual([]);
});
