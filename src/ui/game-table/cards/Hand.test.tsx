import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { carryOut } from '#game/position/carryOut.ts';
import { beginAt } from '#game/position/position.ts';
import { readScenarios, tableOf } from '#game/position/scenario.ts';
import { Hand } from './Hand.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** The names in the hand of a clone from left to right, each with its key and whether it is dimmed, once one of three has played an attack. */
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
      return `${key} ${name}${card.includes('data-usable="false"') ? ', dimmed' : ''}`;
    });
}

test('in a window for reactions answers come first, and keys count from left to right', () => {
  expect(handOf(1, ['play', 'choose', 'pass'])).toEqual([
    '1 Duck, Obviously',
    '2 Better Haircut, dimmed',
    '3 Mud Instinct, dimmed',
  ]);
});

test('where rows answer, the keys are theirs, and no thought is dimmed, as the answers may be about them', () => {
  expect(handOf(0, ['play'])).toEqual([' Better Haircut', ' Mud Instinct', ' Duck, Obviously']);
});

test('while rows answer, the hand that they are about is printed in full', () => {
  const [thought = 0, attack = 0] = ['Better Haircut', 'Which One Is Real'].map(numberOf);
  const seats = [
    { name: 'A', ticks: 2, thoughts: [attack] },
    { name: 'B', thoughts: [thought, thought] },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  for (const decision of [{ do: 'play', card: attack }, { do: 'pass' }, { do: 'pass' }] as const)
    applyInPlace(game, decision);
  const view = viewFor(book, game.state, 1);
  expect(view.pending).toMatchObject({ ask: 'offer' });
  const hand = (
    <Hand words={{ book, view }} chosen={undefined} forecasts={forecastsOf(book, view)} onPress={() => undefined} />
  );
  expect(renderToStaticMarkup(hand)).not.toContain('data-usable');
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

/** What the only thought of B, or of another seat, says in a window for reactions. */
function answerTo(scenario: string, seat = 1): string {
  const [read] = readScenarios('hand', scenario);
  if (!read) throw new Error('There is no scenario.');
  const game: Game = { book, state: beginAt(book, { table: tableOf(book, read) }).state };
  for (const sentence of read.acts.flatMap(({ decisions }) => decisions))
    carryOut(game, sentence, (decision) => applyInPlace(game, decision));
  const view = viewFor(book, game.state, seat);
  const hand = (
    <Hand words={{ book, view }} chosen={undefined} forecasts={forecastsOf(book, view)} onPress={() => undefined} />
  );
  return renderToStaticMarkup(hand)
    .replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const attackOn = (attack: string, points: string, thought: string) => `An answer in fear
A: 20/20 | thinks ${attack}; Duck, Obviously
B: ${points} | thinks ${thought}
-
A plays ${attack}. A passes.
-`;

test('an answer shows the side that its number counts, if it cannot be used on the other', () => {
  const answer = answerTo(attackOn('Mother Prefers Me', '9/17', 'Not Today'));
  expect(answer).toContain('cerebrium 17 to 11');
  expect(answer).not.toContain('Cancel');
});

test('an answer shows the side of the better number, if it can be used on both', () => {
  const ofMind = answerTo(attackOn('That Thing You Said', '13/5', 'Go Limp'));
  expect(ofMind).toContain('cerebrium 5 to 2');
  expect(ofMind).toContain('Gain 2');
  const ofBody = answerTo(attackOn('House Key Knuckles', '8/13', 'Go Limp'));
  expect(ofBody).toContain('corpus 8 to 7');
  expect(ofBody).toContain('Gain 4');
});

test('an answer that does not save its clone shows that, and not what it does to another', () => {
  const answer = answerTo(attackOn('House Key Knuckles', '3/15', "I'd Have Said That"));
  expect(answer).toContain('corpus 3 to −2');
  expect(answer).toContain('Dead');
});

test('no number is promised where passing leads to one that is open, and a shield of what is not hit is no help', () => {
  expect(answerTo(attackOn('Which One Is Real', '20/15', 'Wrong Corridor; Go Limp'))).toContain('No help');
});

test('an answer that can only hurt its clone says the number, and is not among those that help', () => {
  const scenario = `A blow at oneself
A: 20/8 | thinks Better Haircut; I'd Have Said That
B: 8/20 | thinks Second Thoughts
-
A plays Better Haircut. A passes. B reacts with Second Thoughts (fear).
-`;
  expect(answerTo(scenario, 0)).toContain('cerebrium 8 to 3');
});

test('an answer that could only stop the attack of its own clone is no help', () => {
  const scenario = `An own attack
A: 20/8 | thinks Better Haircut; Second Thoughts
B: 20/20 | thinks I'd Have Said That
-
A plays Better Haircut. A passes. B reacts with I'd Have Said That. B passes.
-`;
  expect(answerTo(scenario, 0)).toContain('No help');
});
