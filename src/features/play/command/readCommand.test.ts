import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '#game/language/compileBook.ts';
import type { LaidSeat } from '#game/position/laidTable.ts';
import { beginAt, extend, type Position } from '#game/position/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { readCommand } from './readCommand.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;
const cards = (...names: string[]) => names.map(numberOf);

/** You may play, with three ticks, against rivals. */
function table(you: Partial<LaidSeat> = {}, ...rivals: string[]): Position {
  const hand = cards('Better Haircut', 'Same Flinch', 'House Key Knuckles', "What If You're the Copy");
  const own = { name: 'You', ticks: 3, thoughts: hand, ...you };
  const headspace = cards('Identical Haymaker', 'Down the Cellar Steps', 'That Thing You Said', 'White Knuckles');
  return beginAt(book, { table: { seats: [own, ...rivals.map((name) => ({ name }))], headspace, open: true } });
}

const duel = table({}, 'Twice');
const four = table({}, 'Twice', 'Stillwell', 'Nine');
const afraid = table({ corpus: 5 }, 'Twice', 'Nine');
const withTooth = table({ condition: [{ card: numberOf('Lucky Tooth'), side: 'desire' }] }, 'Twice');
const spent = table({ ticks: 0 }, 'Twice');

const type = (position: Position, line: string, seat = 0) => readCommand({ book, position, seat }, line);
const said = (position: Position, line: string) => type(position, line).sentence;

/** Twice is asked to react to your haircut. */
function threatened(): Position {
  const start = beginAt(book, {
    table: {
      seats: [
        { name: 'Twice', ticks: 2, thoughts: cards('Better Haircut') },
        { name: 'You', thoughts: cards('Same Flinch', 'Better Haircut') },
      ],
    },
  });
  let next = extend(book, start, { do: 'play', card: numberOf('Better Haircut') });
  while (!isRefusal(next) && next.state.pending?.seat === 0) {
    const { pending } = next.state;
    next = extend(book, next, pending.kind === 'choose' ? { do: 'choose', value: 1 } : { do: 'pass' });
  }
  if (isRefusal(next)) throw new Error(next.refused);
  return next;
}

describe('a line is carried out', () => {
  test.each([
    ['play better haircut', duel, 'Play Better Haircut.'],
    ['Play haircut', duel, 'Play Better Haircut.'],
    ['haircut', duel, 'Play Better Haircut.'],
    ['play hair', duel, 'Play Better Haircut.'],
    ['play hairctu', duel, 'Play Better Haircut.'],
    ['play 1', duel, 'Play Better Haircut.'],
    ['play haircut on twice', duel, 'Play Better Haircut.'],
    ['play haircut on nine', four, 'Play Better Haircut, Nine.'],
    ['play haircut against stillwell, please', four, 'Play Better Haircut, Stillwell.'],
    ['play key knuckles nine', four, 'Play House Key Knuckles, Nine.'],
    ['play knuckles fear on nine', afraid, 'Play House Key Knuckles, Fear side, Nine.'],
    ['play knuckles on nine, fear side', afraid, 'Play House Key Knuckles, Fear side, Nine.'],
    ['play what if with x 2 on nine', four, "Play What If You're the Copy, X = 2, Nine."],
    ['take 2', duel, 'Take Down the Cellar Steps.'],
    ['draw the cellar', duel, 'Take Down the Cellar Steps.'],
    ['TAKE haymaker', duel, 'Take Identical Haymaker.'],
    ['activate tooth', withTooth, 'Activate Lucky Tooth.'],
    ['end turn', spent, 'End turn.'],
    ['done', spent, 'End turn.'],
  ] as const)('%s', (line, position, sentence) => {
    expect(type(position, line)).toEqual({ sentence, decisions: expect.arrayContaining([expect.anything()]) });
  });

  test('and reactions are too', () => {
    expect(readCommand({ book, position: threatened(), seat: 1 }, 'react with flinch')).toEqual({
      decisions: [{ do: 'react', card: numberOf('Same Flinch') }],
      sentence: 'React with Same Flinch.',
    });
    expect(readCommand({ book, position: threatened(), seat: 1 }, 'pass').decisions).toEqual([{ do: 'pass' }]);
  });

  test('with all its decisions, in the order in which the game asks', () => {
    expect(type(afraid, 'play knuckles on nine, fear side').decisions).toEqual([
      { do: 'play', card: numberOf('House Key Knuckles') },
      { do: 'choose', value: 1 },
      { do: 'choose', value: 2 },
    ]);
  });

  test('and an answer alone answers the question that is asked', () => {
    const asked = extend(book, four, { do: 'play', card: numberOf('Better Haircut') });
    if (isRefusal(asked)) throw new Error(asked.refused);
    expect(said(asked, 'nine')).toBe('Nine.');
    expect(said(asked, '2')).toBe('Stillwell.');
    expect(said(asked, 'take it back')).toBe('Take it back.');
  });
});

describe('one sentence says why nothing happens', () => {
  test.each([
    ['', duel, 'Type a decision, such as “take 2” or “end turn”.'],
    ['sing a song', duel, 'You cannot do “sing a song”. Try “what”.'],
    ['play knuckles on wick', four, 'Play House Key Knuckles: “wick” cannot be chosen.'],
    ['end turn', duel, 'End turn: Ticks must be spent: 3 ticks left.'],
    ['take 2', spent, 'Take Down the Cellar Steps: A take costs 1 tick.'],
    ['play flinch', duel, 'Play Same Flinch: A reaction cannot be played as an action.'],
    ['pass', duel, 'Pass: Without a stem there is nothing to react to.'],
    ['knuckles', duel, 'Which: Take White Knuckles or Play House Key Knuckles?'],
    ['activate tooth', duel, 'You cannot do “activate tooth”. Try “what”.'],
    ['what', spent, 'End turn.'],
  ] as const)('%s', (line, position, sentence) => {
    expect(type(position, line)).toEqual({ decisions: [], sentence });
  });

  test('while another clone decides', () => {
    const seats = [{ name: 'You' }, { name: 'Twice', ticks: 1 }];
    expect(said(beginAt(book, { table: { seats, active: 1 } }), 'take 2')).toBe('Twice decides now.');
  });
});
