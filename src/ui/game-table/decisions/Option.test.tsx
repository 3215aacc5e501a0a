import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { beginAt } from '#game/position/position.ts';
import { Option } from './Option.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

test('of answers about an item, each says only what differs from the others', async () => {
  const [attack, reaction] = [numberOf('Chandelier Moment'), numberOf('My Hand Slipped')];
  const table = { seats: [{ name: 'A', ticks: 2, thoughts: [attack, reaction] }, { name: 'B' }] };
  const game: Game = { book, state: beginAt(book, { table }).state };
  applyInPlace(game, { do: 'play', card: attack });
  applyInPlace(game, { do: 'react', card: reaction });
  const words = { book, view: viewFor(book, game.state, 0) };
  const forecasts = forecastsOf(book, words.view);
  const answers = words.view.legal.flatMap((decision) =>
    decision.do === 'choose'
      ? renderToStaticMarkup(<Option words={words} ask="item" decision={decision} forecasts={forecasts} />)
      : [],
  );
  expect(answers).toHaveLength(2);
  expect(answers.join()).toContain('transient corpus');
  expect(answers.join()).not.toMatch(/corpus 20 to 14|after/);
});
