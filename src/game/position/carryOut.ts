/** Carries out sentences about decisions: "A plays Scar Tissue", "B chooses yes", "All pass". */

import { cardOf, type Game } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import { type CardNumber, printed } from '../engine/printedCard.ts';
import { whyNot } from '../engine/whyNot.ts';
import type { Book } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';
import { cardNamed, seatOf, sideNamed } from './scenario.ts';

/** Makes a decision in the game. */
type Act = (decision: Decision) => void;

/**
 * Carries out a sentence. Returns the fault as text, or `undefined` if there was none.
 * @param act - Called for each decision of the sentence; has to make it in the game.
 */
export function carryOut(game: Game, sentence: string, act: Act): string | undefined {
  if (sentence === 'All pass') {
    while (game.state.pending?.kind === 'react') act({ do: 'pass' });
    return undefined;
  }
  const [, letter = '', verb = '', rest = ''] = /^([A-D]) (\w+)(?: (.*))?$/.exec(sentence) ?? [];
  const { pending } = game.state;
  if (pending?.seat !== seatOf(letter))
    return `it is for ${'ABCD'.charAt(pending?.seat ?? 0)} to decide (${JSON.stringify(pending)})`;
  if (verb === 'chooses') return answerAll(game, seatOf(letter), rest.split('; '), act);
  const [what = '', answers = ''] = rest.split(/: (.*)/);
  const { name, side } = sideNamed(what);
  const fear = side === 'fear';
  const decision = decisionOf(game, verb, name);
  const refusal = whyNot(game, decision);
  if (refusal) return refusal.refused;
  const seat = seatOf(letter);
  act(decision);
  if (isAsked(game, seat, 'side')) act({ do: 'choose', value: fear ? 1 : 0 });
  else if (fear && announced(game)?.side !== 'fear') return 'the side could not be chosen';
  const fault = answerAll(game, seat, answers.split('; ').filter(Boolean), act);
  if (verb === 'announces') return fault;
  return (
    fault ?? (game.state.draft ? `something is still to be chosen: ${JSON.stringify(game.state.pending)}` : undefined)
  );
}

/** The item that is being announced, or else the top item of the stem. */
const announced = ({ state }: Game) => state.draft?.item ?? state.stem.at(-1);

const isAsked = ({ state: { pending } }: Game, seat: SeatNumber, ask: string): boolean =>
  pending?.kind === 'choose' && pending.seat === seat && pending.ask === ask;

/**
 * The decision for a verb and its object: `plays`, `announces` (leaves open choices open), `withdraws`, `reacts with`,
 * `takes`, `activates` (a card or "persona", always its first effect), `passes`, `ends`. Throws for any other verb.
 */
export function decisionOf({ state, book }: Game, verb: string, what: string): Decision {
  switch (verb) {
    case 'passes':
      return { do: 'pass' };
    case 'ends':
      return { do: 'end' };
    case 'takes':
      return { do: 'take', slot: state.headspace.findIndex((slot) => slot?.card === cardNamed(book, what)) };
    case 'withdraws':
      return { do: 'withdraw' };
    case 'plays':
      return { do: 'play', card: cardNamed(book, what) };
    case 'announces': {
      const card = cardNamed(book, what);
      return { do: cardOf(book, card).type === 'reaction' ? 'react' : 'play', card };
    }
    case 'reacts':
      return { do: 'react', card: cardNamed(book, what.replace(/^with /, '')) };
    case 'activates':
      return { do: 'activate', card: what === 'persona' ? 0 : cardNamed(book, what), ability: 0 };
    default:
      throw new Error(`Nobody ${verb} anything here.`);
  }
}

function answerAll(game: Game, seat: SeatNumber, answers: readonly string[], act: Act): string | undefined {
  for (const words of answers) {
    const { pending } = game.state;
    if (pending?.kind !== 'choose' || pending.seat !== seat) {
      // A question with one option is not asked.
      if (/^[A-D]$|^X \d+$/.test(words)) continue;
      return `nobody asks for "${words}" (${JSON.stringify(pending)})`;
    }
    const value = pending.options.find((option) => saysOption(game, pending.ask, option, words));
    if (value === undefined) {
      if (/^[A-D]$/.test(words) && pending.ask !== 'clone' && pending.ask !== 'new-clone') continue;
      return `"${words}" is none of ${JSON.stringify(pending)}`;
    }
    act({ do: 'choose', value });
  }
  return undefined;
}

const words = {
  may: ['no', 'yes'],
  unless: ['no', 'yes'],
  offer: ['first', 'second'],
  side: ['desire', 'fear'],
} as const;

function saysOption({ state, book }: Game, ask: string, option: number, said: string): boolean {
  if (ask === 'may' || ask === 'unless' || ask === 'offer' || ask === 'side') return words[ask][option] === said;
  if (ask === 'clone' || ask === 'new-clone') return 'ABCD'.charAt(option) === said;
  if (ask === 'x') return `X ${option}` === said;
  if (ask === 'mode') return `mode ${option + 1}` === said;
  if (ask === 'slot') return nameOf(book, state.headspace[option]?.card ?? 0) === said;
  if (ask === 'item' || ask === 'order') {
    const item = [...state.stem, ...state.waiting].find(({ id }) => id === option);
    return said === (item ? (item.kind === 'take' ? 'the take' : nameOf(book, item.card)) : 'none');
  }
  if (ask === 'give-idea' && option === 0) return said === 'nothing';
  return nameOf(book, option) === said;
}

const nameOf = (book: Book, card: CardNumber): string => (printed(card) === 0 ? 'persona' : cardOf(book, card).name);
