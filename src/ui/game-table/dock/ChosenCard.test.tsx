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
import { AnswerOutlook } from './Outlook.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;
const attack = numberOf('Elbows at Breakfast');
const textOf = (html: string) => html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');

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
  expect(said).toMatch(/^Elbows at Breakfast \{T1\}\{C0\} Fear Deal 2 \{C\} to one of two\. Gain 2 \{C\}\./);
});

test('at whom a persona’s ability is used, the dock says its price and what it does', () => {
  const said = saidAtWhom(20, 0, { do: 'activate', card: 0, ability: 0 });
  expect(said).toMatch(/^Ottoline Wick \{I1\} Deal 2 \{C\} to one of two\. $/);
});

test('while an ability is paid for, its price is said, and not that of its card', () => {
  const card = numberOf('Leased Inner Peace');
  const condition = ['Scar Tissue', 'Leased Inner Peace'].map((name) => ({
    card: numberOf(name),
    side: 'fear' as const,
  }));
  const seats = [{ name: 'A', corpus: 5, ticks: 2, condition }, { name: 'B' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'activate', card, ability: 0 });
  const view = viewFor(book, game.state, 0);
  const props = { words: { book, view }, forecasts: forecastsOf(book, view) };
  expect(view.pending).toMatchObject({ ask: 'pay-state' });
  const dock = renderToStaticMarkup(
    <ChosenCard
      {...props}
      card={card}
      refusal={undefined}
      used={undefined}
      x={undefined}
      brief={false}
      end={undefined}
    />,
  );
  expect(textOf(dock)).toMatch(/^Leased Inner Peace \{T1\}\{S1\}/);
  expect(textOf(renderToStaticMarkup(<AnswerOutlook {...props} />))).toMatch(/^In any case:.*cerebrium 20 to 26/);
});

test('the chosen attack says what adds to its damage, and for which X only if another leads elsewhere', () => {
  const [blow, takeover] = ['Elbows at Breakfast', 'Hostile Takeover'].map(numberOf);
  const condition = [{ card: numberOf('Practised on a Mirror'), side: 'desire' as const }];
  const said = (card = 0, corpus = 20) => {
    const seats = [{ name: 'A', corpus, ticks: 2, thoughts: [card], condition }, { name: 'B' }];
    const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);
    return textOf(
      renderToStaticMarkup(
        <ChosenCard
          words={{ book, view }}
          card={card}
          refusal={undefined}
          used={{ do: 'play', card }}
          x={undefined}
          forecasts={forecastsOf(book, view)}
          brief={false}
          end={undefined}
        />,
      ),
    );
  };
  expect(said(blow)).toContain('B takes 4: 2, plus 2 by Practised on a Mirror.');
  expect(said(takeover, 5)).toContain('cerebrium 20 to 21');
  expect(said(takeover, 5)).not.toContain('X is');
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

test('the chosen card says that its effect makes the only rival forget, also beside another side', () => {
  const card = numberOf('Ventriloquism for One');
  const said = (corpus: number) => {
    const seats = [
      { name: 'A', corpus, ticks: 2, thoughts: [card] },
      { name: 'B', thoughts: [attack] },
    ];
    const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);
    return textOf(
      renderToStaticMarkup(
        <ChosenCard
          words={{ book, view }}
          card={card}
          refusal={undefined}
          used={{ do: 'play', card }}
          x={undefined}
          forecasts={forecastsOf(book, view)}
          brief={false}
          end={undefined}
        />,
      ),
    );
  };
  for (const corpus of [20, 5]) expect(said(corpus).match(/B: thoughts 1 to 0/g)).toHaveLength(1);
});
