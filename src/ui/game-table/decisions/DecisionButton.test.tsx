import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { beginAt } from '#game/position/position.ts';
import { DecisionButton } from './DecisionButton.tsx';

/** The words of the red button for an attack among these clones. */
async function redButton(others: readonly string[]): Promise<string> {
  const card = Object.values(book.cards).find(({ name }) => name === 'House Key Knuckles')?.id ?? 0;
  const seats = [{ name: 'A', ticks: 2, thoughts: [card] }, ...others.map((name) => ({ name }))];
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
});
