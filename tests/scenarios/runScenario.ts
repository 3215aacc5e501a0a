/** Carries a scenario out: its decisions one by one, and what must hold after them. */

import { applyInPlace } from '#game/engine/apply.ts';
import type { Book } from '#game/engine/book.ts';
import { cardOf, type Game } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { printed } from '#game/engine/state.ts';
import { advance } from '#game/engine/turn.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import { faultOf } from './holds.ts';
import { cardNamed, layScenario, seatOf } from './layScenario.ts';
import type { Scenario } from './readScenarios.ts';

/** What is wrong with the first sentence that does not hold; nothing if all do. */
export function runScenario(book: Book, scenario: Scenario): string | undefined {
  const game: Game = { book, state: layScenario(book, scenario), events: [] };
  advance(game);
  for (const { decisions, holds } of scenario.acts) {
    for (const sentence of decisions) {
      const fault = decide(game, sentence);
      if (fault) return `"${sentence}": ${fault}`;
    }
    for (const sentence of holds) {
      const fault = faultOf(game, sentence);
      if (fault) return `"${sentence}": ${fault}`;
    }
  }
  return undefined;
}

function decide(game: Game, sentence: string): string | undefined {
  if (sentence === 'All pass') {
    while (game.state.pending?.kind === 'react') applyInPlace(game, { do: 'pass' });
    return undefined;
  }
  if (/^[A-D] cannot /.test(sentence)) return refuse(game, sentence);
  const [, letter = '', verb = '', rest = ''] = /^([A-D]) (\w+)(?: (.*))?$/.exec(sentence) ?? [];
  const { pending } = game.state;
  if (pending?.seat !== seatOf(letter))
    return `it is for ${'ABCD'.charAt(pending?.seat ?? 0)} to decide (${JSON.stringify(pending)})`;
  if (verb === 'chooses') return answerAll(game, seatOf(letter), rest.split('; '));
  const [what = '', answers = ''] = rest.split(/: (.*)/);
  const fear = what.endsWith(' (fear)');
  const decision = decisionOf(game, verb, fear ? what.slice(0, -7) : what);
  const refusal = whyNot(game, decision);
  if (refusal) return refusal.refused;
  const seat = seatOf(letter);
  applyInPlace(game, decision);
  if (isAsked(game, seat, 'side')) applyInPlace(game, { do: 'choose', value: fear ? 1 : 0 });
  else if (fear && announced(game)?.side !== 'fear') return 'the side could not be chosen';
  const fault = answerAll(game, seat, answers.split('; ').filter(Boolean));
  return (
    fault ?? (game.state.draft ? `something is still to be chosen: ${JSON.stringify(game.state.pending)}` : undefined)
  );
}

/** The item that is being announced, or was last. */
const announced = ({ state }: Game) => state.draft?.item ?? state.stem.at(-1);

const isAsked = ({ state: { pending } }: Game, seat: number, ask: string): boolean =>
  pending?.kind === 'choose' && pending.seat === seat && pending.ask === ask;

/** `plays`, `reacts with`, `takes`, `activates` (with "persona", and a number where a side has two), `passes`, `ends`. */
function decisionOf({ state, book }: Game, verb: string, what: string): Decision {
  switch (verb) {
    case 'passes':
      return { do: 'pass' };
    case 'ends':
      return { do: 'end' };
    case 'takes':
      return { do: 'take', slot: state.headspace.findIndex((slot) => slot?.card === cardNamed(book, what)) };
    case 'plays':
      return { do: 'play', card: cardNamed(book, what) };
    case 'reacts':
      return { do: 'react', card: cardNamed(book, what.replace(/^with /, '')) };
    case 'activates':
      return { do: 'activate', card: what === 'persona' ? 0 : cardNamed(book, what), ability: 0 };
    default:
      throw new Error(`Nobody ${verb} anything here.`);
  }
}

/** `B cannot react with Same Flinch: "sentence" (#anchor)` */
function refuse(game: Game, sentence: string): string | undefined {
  const [, verb = '', what = '', says, see] =
    /^[A-D] cannot (\w+) ?([^:"]*?)(?:: "([^"]*)")?(?: \(#([\w-]+)\))?$/.exec(sentence) ?? [];
  const verbs: Record<string, string> = {
    play: 'plays',
    react: 'reacts',
    take: 'takes',
    activate: 'activates',
    end: 'ends',
  };
  const refusal = whyNot(game, decisionOf(game, verbs[verb] ?? verb, what));
  if (!refusal) return 'it was not refused';
  if (says !== undefined && `${refusal.refused}` !== says) return `it was refused with "${refusal.refused}"`;
  return see !== undefined && refusal.see !== see ? `it was refused by #${refusal.see}` : undefined;
}

function answerAll(game: Game, seat: number, answers: readonly string[]): string | undefined {
  for (const words of answers) {
    const { pending } = game.state;
    if (pending?.kind !== 'choose' || pending.seat !== seat) {
      // With one answer nobody is asked.
      if (/^[A-D]$|^X \d+$/.test(words)) continue;
      return `nobody asks for "${words}" (${JSON.stringify(pending)})`;
    }
    const value = pending.options.find((option) => saysOption(game, pending.ask, option, words));
    if (value === undefined) {
      if (/^[A-D]$/.test(words) && pending.ask !== 'clone' && pending.ask !== 'new-clone') continue;
      return `"${words}" is none of ${JSON.stringify(pending)}`;
    }
    applyInPlace(game, { do: 'choose', value });
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

const nameOf = (book: Book, card: number): string => (printed(card) === 0 ? 'persona' : cardOf(book, card).name);
