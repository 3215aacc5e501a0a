import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { carryOut } from '#game/position/carryOut.ts';
import { beginAt } from '#game/position/position.ts';
import { readScenarios, tableOf } from '#game/position/scenario.ts';
import { offersOf } from '../decisions/offers.ts';
import { Decisions } from './Decisions.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** What is said about the thoughts of a clone that is hit for 5 corpus. */
function saidOf(corpus: number, names: readonly string[]): string | undefined {
  const attack = numberOf('House Key Knuckles');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [attack] },
    { name: 'B', corpus, thoughts: names.map(numberOf) },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card: attack });
  applyInPlace(game, { do: 'pass' });
  return /<p [^>]*>([^<]*)/.exec(decisionsOf(game, 1))?.[1];
}

function decisionsOf(game: Game, seat: number, suggested?: Decision): string {
  const words = { book, view: viewFor(book, game.state, seat) };
  const forecasts = forecastsOf(book, words.view);
  const given = {
    words,
    forecasts,
    chosen: undefined,
    suggested,
    coached: false,
    pays: false,
    x: undefined,
  };
  return renderToStaticMarkup(
    <Decisions
      ref={{ current: null }}
      words={words}
      forecasts={forecasts}
      selection={{ choose: () => undefined, decide: () => undefined } as never}
      offers={offersOf({ ...given, coached: true })}
      payment={undefined}
      goOn={undefined}
      asked="asked"
      excess={undefined}
      onEnd={undefined}
    />,
  );
}

test('an answer that does not save its clone is said to change something, not to help', () => {
  expect(saidOf(3, ["I'd Have Said That", 'Mud Instinct'])).toBe('1 of 2 changes this.');
  expect(saidOf(3, ["I'd Have Said That", 'Same Flinch'])).toBe('2 of 2 change this.');
  expect(saidOf(20, ["I'd Have Said That"])).toBe('Nothing that you hold helps.');
});

test('the question describes the answer that the coach recommends, which gets the focus, or else the first', () => {
  const card = numberOf('House Key Knuckles');
  const seats = [{ name: 'A', corpus: 5, ticks: 2, thoughts: [card] }, { name: 'B' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card });
  const described = (suggested?: Decision) =>
    [...decisionsOf(game, 0, suggested).matchAll(/<button[^>]*aria-describedby[^>]*>/g)].map(
      ([button]) => /data-side="(\w+)"/.exec(button)?.[1],
    );
  expect(described()).toEqual(['desire']);
  expect(described({ do: 'choose', value: 1 })).toEqual(['fear']);
});

test('above the button that passes stands what a clone decides later, and for which price', () => {
  const [read] = readScenarios(
    'stem',
    `Conditional
A: 20/20 | thinks House Key Knuckles
B: 20/20 | thinks Duck, Obviously
C: 20/20 | thinks Second Thoughts
-
A plays House Key Knuckles: B. A passes. B passes. C reacts with Second Thoughts. C passes. A passes.
-`,
  );
  if (!read) throw new Error('There is no scenario.');
  const game: Game = { book, state: beginAt(book, { table: tableOf(book, read) }).state };
  for (const sentence of read.acts.flatMap(({ decisions }) => decisions))
    carryOut(game, sentence, (decision) => applyInPlace(game, decision));
  const text = decisionsOf(game, 1).replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ');
  expect(text.replace(/\s+/g, ' ')).toMatch(/If you pass A pays? 2 \{ B \}, 20 to 18, or it is cancelled/);
});
