import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import { type Decision, legalDecisions } from '#game/engine/legal.ts';
import type { Ask } from '#game/engine/question.ts';
import { type View, viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import type { LaidTable } from '#game/position/laidTable.ts';
import { beginAt } from '#game/position/position.ts';
import { Option } from './Option.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** The words of the answers to the question after these decisions. */
function answersAt(table: LaidTable, ...decisions: readonly Decision[]): string[] {
  const game: Game = { book, state: beginAt(book, { table }).state };
  for (const decision of decisions) applyInPlace(game, decision);
  const words = { book, view: viewFor(book, game.state, 0) };
  const { legal, pending } = words.view;
  const forecasts = forecastsOf(book, words.view);
  return legal.flatMap((decision) => {
    if (decision.do !== 'choose' || !pending || !('ask' in pending)) return [];
    const html = renderToStaticMarkup(
      <Option words={words} ask={pending.ask} decision={decision} forecasts={forecasts} />,
    );
    return html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
  });
}

const conditionOf = (...names: readonly string[]) =>
  names.map((name) => ({ card: numberOf(name), side: 'desire' as const }));

test('a clone that would lose nothing says that its points stay', () => {
  const card = numberOf('Elbows at Breakfast');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card] },
    { name: 'B', corpus: 14, condition: conditionOf('Scar Tissue') },
    { name: 'C', corpus: 14 },
  ];
  const [guarded, other] = answersAt({ seats }, { do: 'play', card });
  expect(guarded).toContain('stays14');
  expect(other).toContain('corpus 14 to 12');
});

test('an answer that ends the game says nothing of what would be done after it', () => {
  const [attack, reaction] = ['Chandelier Moment', "I'd Have Said That"].map(numberOf) as [number, number];
  const attacked = (cerebrium: number): LaidTable => ({
    active: 1,
    seats: [
      { name: 'A', corpus: 8, thoughts: [reaction] },
      { name: 'B', cerebrium, ticks: 2, thoughts: [attack] },
    ],
  });
  const sidesAgainst = (cerebrium: number) =>
    answersAt(attacked(cerebrium), { do: 'play', card: attack }, { do: 'pass' }, { do: 'react', card: reaction });
  expect(sidesAgainst(20)[1]).toContain('after Chandelier Moment');
  const [, killing] = answersAt(
    attacked(5),
    { do: 'play', card: attack },
    { do: 'choose', value: 0 },
    { do: 'pass' },
    { do: 'react', card: reaction },
  );
  expect(killing).toContain('Dead');
  expect(killing).not.toContain('after');
});

test('of three modes each says only what it changes', () => {
  const card = numberOf('Choose Your Nightmare');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card], condition: conditionOf('Scar Tissue') },
    { name: 'B', cerebrium: 15 },
  ];
  const answers = answersAt({ seats }, { do: 'play', card });
  expect(answers).toHaveLength(3);
  for (const answer of answers.slice(0, 2)) expect(answer).toMatch(/B: cerebrium 15 to /);
  expect(answers.join()).not.toContain('stays');
});

test('a clone that can be chosen says that its transient points are lost first', () => {
  const card = numberOf('Elbows at Breakfast');
  const seats = [{ name: 'A', ticks: 2, thoughts: [card] }, { name: 'B' }, { name: 'C' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  Object.assign(game.state.seats[1]?.corpus ?? {}, { transient: 3 });
  applyInPlace(game, { do: 'play', card });
  const [shielded, other] = optionsOf(viewFor(book, game.state, 0), 'clone');
  expect(shielded).toContain('Loses 2 transient points first.');
  expect(other).not.toContain('transient');
});

test('what would cancel an attack is named in the answer that lets it', () => {
  const [attack = 0, cancels = 0] = ['Better Haircut', 'Second Thoughts'].map(numberOf);
  const seats = [
    { name: 'A', ticks: 2, thoughts: [attack] },
    { name: 'B', thoughts: [cancels] },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  for (const decision of [
    { do: 'play', card: attack },
    { do: 'pass' },
    { do: 'react', card: cancels },
    { do: 'pass' },
    { do: 'pass' },
  ] as const)
    if (game.state.pending?.kind !== 'choose') applyInPlace(game, decision);
  expect(optionsOf(viewFor(book, game.state, 0), 'unless').join()).toContain('Let Second Thoughts cancel it');
});

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

const optionsOf = (view: View, ask: Ask) =>
  view.legal.flatMap((decision) =>
    decision.do === 'choose'
      ? renderToStaticMarkup(
          <Option words={{ book, view }} ask={ask} decision={decision} forecasts={forecastsOf(book, view)} />,
        )
          .replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
      : [],
  );

test('a card that is copied in fear says what its fear side does', () => {
  const memories = ['Mother Prefers Me', 'Elbows at Breakfast'].map(numberOf);
  const ghostwriter = numberOf('Ghostwriter');
  const seats = [
    { name: 'A', corpus: 9, ticks: 2, thoughts: [ghostwriter] },
    { name: 'B', memories },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card: ghostwriter });
  applyInPlace(game, { do: 'choose', value: 1 });
  const options = optionsOf(viewFor(book, game.state, 0), 'copied-card').join();
  expect(options).toContain('Gain 6');
  expect(options).not.toContain('Deal 7');
});

test('an answer says what adds to the damage that it leads to', () => {
  const attack = numberOf('Which One Is Real');
  const condition = [{ card: numberOf('Rehearsed Argument'), side: 'desire' as const }];
  const thoughts = ['Go Limp', 'Duck, Obviously'].map(numberOf);
  const seats = [
    { name: 'A', ticks: 2, thoughts: [attack], condition },
    { name: 'B', thoughts },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card: attack });
  while (game.state.pending?.kind === 'react') applyInPlace(game, { do: 'pass' });
  const options = optionsOf(viewFor(book, game.state, 1), 'offer');
  expect(options[1]).toContain('cerebrium 20 to 14');
  expect(options.map((option) => option.includes('You take 6: 4, plus 2 by Rehearsed Argument.'))).toEqual([
    false,
    true,
  ]);
});

test('an answer says what adds to the damage that the reader’s attack deals', () => {
  const [attack, cancels] = ['Better Haircut', 'Second Thoughts'].map(numberOf);
  const seats = [
    { name: 'A', ticks: 2, thoughts: [attack ?? 0], condition: conditionOf('Rehearsed Argument') },
    { name: 'B', thoughts: [cancels ?? 0] },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card: attack ?? 0 });
  applyInPlace(game, { do: 'pass' });
  applyInPlace(game, { do: 'react', card: cancels ?? 0 });
  while (game.state.pending?.kind === 'react') applyInPlace(game, { do: 'pass' });
  const options = optionsOf(viewFor(book, game.state, 0), 'unless');
  expect(options.map((option) => option.includes('B takes 5: 3, plus 2 by Rehearsed Argument.'))).toEqual([
    false,
    true,
  ]);
});

test('a clone that can be chosen says what takes from the damage, also all of it', () => {
  const card = numberOf('Elbows at Breakfast');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card] },
    { name: 'B', condition: conditionOf('Scar Tissue') },
    { name: 'C' },
  ];
  const [guarded, other] = answersAt({ seats }, { do: 'play', card });
  expect(guarded).toContain('B takes 0: 2, less 2 by Scar Tissue.');
  expect(other).not.toContain('less 2');
});

test('an effect that can be taken over says what it does for the reader', () => {
  const driver = numberOf('Backseat Driver');
  const seats = [
    { name: 'A', thoughts: [driver] },
    { name: 'B', condition: conditionOf('Mob of One', 'Fork in the Mind') },
    { name: 'C' },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats, active: 1, turnBegins: true } }).state };
  while (game.state.pending && !legalDecisions(game).some(({ do: what }) => what === 'react'))
    applyInPlace(game, legalDecisions(game)[0] ?? { do: 'pass' });
  applyInPlace(game, { do: 'react', card: driver });
  const [mob, fork] = optionsOf(viewFor(book, game.state, 0), 'item');
  expect(mob).toContain('Each other clone loses 1 {B}');
  expect(fork).toContain('You may replace an idea in headspace.');
  expect([mob, fork].join()).not.toContain('turn starts');
});

test('a state that is paid with says if its clone is then no longer afraid', () => {
  const card = numberOf('Throw the Furniture');
  const play = { do: 'play', card } as const;
  const condition = conditionOf('Mud Instinct', 'Scar Tissue');
  const seats = (corpus: number) => [{ name: 'A', corpus, ticks: 2, thoughts: [card], condition }, { name: 'B' }];
  const said = (corpus: number) =>
    answersAt({ seats: seats(corpus) }, play, { do: 'choose', value: 0 }).map((text) =>
      text.includes('no longer afraid'),
    );
  expect(said(20)).toEqual([true, false]);
  expect(said(5)).toEqual([false, false]);
});
