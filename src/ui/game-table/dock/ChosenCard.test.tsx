import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { beginAt } from '#game/position/position.ts';
import { ChosenCard } from './ChosenCard.tsx';

const attack = Object.values(book.cards).find(({ name }) => name === 'Elbows at Breakfast')?.id ?? 0;

/** What is said above the question at whom, after these decisions of a clone. */
function saidAtWhom(corpus: number, card: number, ...decisions: readonly Decision[]): string {
  const wick = { name: 'A', persona: 'wick', corpus, ticks: 2, thoughts: [attack, attack + 1] };
  const seats = [wick, { name: 'B' }, { name: 'C' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  for (const decision of decisions) applyInPlace(game, decision);
  const view = viewFor(book, game.state, 0);
  const html = renderToStaticMarkup(
    <ChosenCard
      words={{ book, view }}
      card={card}
      refusal={undefined}
      used={undefined}
      x={undefined}
      forecasts={forecastsOf(book, view)}
      brief={false}
      end={undefined}
    />,
  );
  return html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
}

test('at whom an attack is played, the dock says its price and the side that is used', () => {
  const said = saidAtWhom(5, attack, { do: 'play', card: attack }, { do: 'choose', value: 1 });
  expect(said).toMatch(/^Elbows at Breakfast \{T1\}\{C0\} Deal 2 \{C\} to one of two\. Gain 2 \{C\}\./);
});

test('at whom a persona’s ability is used, the dock says what it does', () => {
  const said = saidAtWhom(20, 0, { do: 'activate', card: 0, ability: 0 });
  expect(said).toMatch(/^Ottoline Wick Deal 2 \{C\} to one of two\. $/);
});

test('the dock says the price with the X that is set, as the button does', () => {
  const card = Object.values(book.cards).find(({ name }) => name === "What If You're the Copy")?.id ?? 0;
  const seats = [{ name: 'A', ticks: 2, thoughts: [card] }, { name: 'B' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card });
  const view = viewFor(book, game.state, 0);
  const dock = (x: number) =>
    renderToStaticMarkup(
      <ChosenCard
        words={{ book, view }}
        card={card}
        refusal={undefined}
        used={undefined}
        x={x}
        forecasts={forecastsOf(book, view)}
        brief={false}
        end={undefined}
      />,
    ).replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
  expect(dock(2)).toContain('{T1}{B2}');
  expect(dock(0)).toContain('{T1}{B0}');
});
