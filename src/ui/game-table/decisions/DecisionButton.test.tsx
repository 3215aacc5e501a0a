import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import { type View, viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { beginAt } from '#game/position/position.ts';
import { DecisionButton } from './DecisionButton.tsx';

/** The words of the red button for an attack among these clones. */
async function redButton(others: readonly string[], corpus = 20, played = 'House Key Knuckles'): Promise<string> {
  const card = Object.values(book.cards).find(({ name }) => name === played)?.id ?? 0;
  const seats = [{ name: 'A', corpus, ticks: 2, thoughts: [card] }, ...others.map((name) => ({ name }))];
  const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);
  const html = renderToStaticMarkup(
    <DecisionButton
      words={{ book, view }}
      decision={{ do: 'play', card }}
      card={card}
      look="primary"
      forecasts={forecastsOf(book, view)}
      asked={undefined}
      onChoose={() => undefined}
      onDecide={() => undefined}
    />,
  );
  return html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
}

test('the button for an attack says that the next answer chooses a clone, if there are several', async () => {
  expect(await redButton(['B'])).toMatch(/^Play House Key Knuckles/);
  expect(await redButton(['B', 'C'])).toMatch(/^Choose at whom: Play House Key Knuckles/);
  expect(await redButton(['B', 'C'], 20, 'Itchy Collar')).toMatch(/^Choose at whom: Play Itchy Collar/);
});

test('the button for a card of which both sides can be used says that the next answer chooses one', async () => {
  expect(await redButton(['B'], 5)).toMatch(/^Choose side: Play House Key Knuckles/);
  expect(await redButton(['B', 'C'], 5)).toMatch(/^Choose side: Play House Key Knuckles/);
});

test('the button that pays X says the whole price, also one for which no symbol is printed', () => {
  const card = Object.values(book.cards).find(({ name }) => name === 'Exactly Enough')?.id ?? 0;
  const attack = Object.values(book.cards).find(({ name }) => name === 'Identical Haymaker')?.id ?? 0;
  const seats = [
    { name: 'A', ticks: 2, thoughts: [attack] },
    { name: 'B', thoughts: [card] },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card: attack });
  applyInPlace(game, { do: 'pass' });
  applyInPlace(game, { do: 'react', card });
  expect(buttonOf(viewFor(book, game.state, 1), 5)).toMatch(/^Pay X = 55 \{C\} to gain /);
});

test('the button that pays X says what is paid besides, also if X is 0', () => {
  const card = Object.values(book.cards).find(({ name }) => name === 'All Afternoon')?.id ?? 0;
  const seats = [{ name: 'A', ticks: 2, thoughts: [card] }, { name: 'B' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card });
  const view = viewFor(book, game.state, 0);
  expect(buttonOf(view, 0)).toMatch(/^Pay X = 0\{C1\} to deal 1/);
  expect(buttonOf(view, 2)).toMatch(/^Pay X = 2\{T2\}\{C1\} to deal 7/);
});

test('the button that pays X leaves out damage that something changes', () => {
  const [card = 0, guard = 0] = ['All Afternoon', 'Scar Tissue'].map(
    (sought) => Object.values(book.cards).find(({ name }) => name === sought)?.id,
  );
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card] },
    { name: 'B', condition: [{ card: guard, side: 'desire' as const }] },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card });
  expect(buttonOf(viewFor(book, game.state, 0), 2)).not.toContain('deal 7');
});

function buttonOf(view: View, value: number): string {
  const html = renderToStaticMarkup(
    <DecisionButton
      words={{ book, view }}
      decision={{ do: 'choose', value }}
      card={0}
      look="primary"
      forecasts={forecastsOf(book, view)}
      asked={undefined}
      onChoose={() => undefined}
      onDecide={() => undefined}
    />,
  );
  return html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
}
