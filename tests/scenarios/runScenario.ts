/** Runs a scenario: makes its decisions one by one, and checks the sentences that must hold after them. */

import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { advance } from '#game/engine/turn.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import type { Book } from '#game/language/book.ts';
import { carryOut, decisionOf } from '#game/position/carryOut.ts';
import { layTable } from '#game/position/laidTable.ts';
import { type Act, cardNamed, type Scenario, seatOf, tableOf } from '#game/position/scenario.ts';
import { faultOf } from './holds.ts';

/**
 * Returns the fault of the first sentence that does not hold; `undefined` if all do.
 * @param watch - Called with the game at its beginning and after each decision.
 */
export function runScenario(book: Book, scenario: Scenario, watch = (_: Game): void => undefined): string | undefined {
  const game: Game = { book, state: layTable(book, tableOf(book, scenario)), events: [] };
  advance(game);
  watch(game);
  for (const act of scenario.acts) {
    const fault = runAct(game, act, watch);
    if (fault) return fault;
  }
  return undefined;
}

/** Makes the decisions of the act in the game, and checks what must hold after them. */
export function runAct(game: Game, { decisions, holds }: Act, watch = (_: Game): void => undefined) {
  const make = (decision: Decision) => {
    applyInPlace(game, decision);
    watch(game);
  };
  for (const sentence of decisions) {
    const fault = /^[A-D] cannot /.test(sentence) ? refuse(game, sentence) : carryOut(game, sentence, make);
    if (fault) return `"${sentence}": ${fault}`;
  }
  for (const sentence of holds) {
    const fault = faultOf(game, sentence);
    if (fault) return `"${sentence}": ${fault}`;
  }
  return undefined;
}

const verbs: Readonly<Record<string, string>> = {
  play: 'plays',
  react: 'reacts',
  take: 'takes',
  activate: 'activates',
  pass: 'passes',
  end: 'ends',
};

/** Checks `B cannot react with Same Flinch: "sentence" (#anchor)`. */
function refuse(game: Game, sentence: string): string | undefined {
  const [, letter = '', verb = '', what = '', says, see] =
    /^([A-D]) cannot (\w+) ?([^:"]*?): "([^"]*)" \(#([\w-]+)\)$/.exec(sentence) ?? [];
  const { pending } = game.state;
  if (pending && pending.seat !== seatOf(letter)) return 'it is for another to decide';
  const decision: Decision =
    verb === 'withdraw'
      ? { do: 'withdraw' }
      : verb === 'choose'
        ? { do: 'choose', value: /^X \d+$/.test(what) ? Number(what.slice(2)) : cardNamed(game.book, what) }
        : decisionOf(game, verbs[verb] ?? verb, what);
  const refusal = whyNot(game, decision);
  const found = refusal ? `"${refusal.refused}" (#${refusal.see})` : 'not refused';
  return found === `"${says}" (#${see})` ? undefined : `it was ${found}`;
}
