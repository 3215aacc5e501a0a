/** Above the question: the goal, what the rival has, a hint, and what came of the last decision. */

import { cardOf, type GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { type Goal, rival, sayGoal } from '#game/grudge/goal.ts';
import { chief } from '#game/play/chief.ts';
import { cardOfDecision, describeDecision } from '#game/play/decisionWords.ts';
import { namesOf, type Wording } from '#game/play/words.ts';
import { listed } from '#game/plural.ts';
import { Told } from '#ui/game-table/log/Told.tsx';
import { NamedText } from '#ui/NamedText.tsx';

/** Events that are told. */
const mostTold = 2;

/** Without a decision, none leads to the goal any more. */
type Hint = { readonly decision: Decision | undefined; readonly level: number };

type Props = {
  readonly words: Wording;
  readonly goal: Goal;
  readonly hint: Hint | false;
  /** Since the reader's last decision. */
  readonly since: readonly GameEvent[];
};

export const GrudgeCoach = ({ words, goal, hint, since }: Props) => (
  <>
    <p>
      <b>{`${sayGoal[goal]}.`}</b> <NamedText text={sayThreat(words, goal)} names={namesOf(words.view)} />{' '}
      <span role="status">{hint && sayHint(words, hint)}</span>
    </p>
    <JustNow words={words} events={since} />
  </>
);

/** The cards with which the rival could answer or attack: all are open. */
function sayThreat({ book, view }: Wording, goal: Goal): string {
  const { name = '', thoughts = [] } = view.seats[rival] ?? {};
  const type = goal === 'survive' ? 'attack' : 'reaction';
  const cards = thoughts
    .flatMap((card) => (card === null ? [] : cardOf(book, card)))
    .filter((card) => card.type === type);
  return `${name} has ${cards.length === 0 ? `no ${type}` : listed(cards.map((card) => card.name))}.`;
}

/** The outcome of your last decision. Screen readers are told each event when it happens. */
const JustNow = ({ words, events }: { readonly words: Wording; readonly events: readonly GameEvent[] }) => (
  <ol aria-hidden="true">
    {chief(events, mostTold).map((event) => (
      <li key={event.id}>
        <Told words={words} event={event} />
      </li>
    ))}
  </ol>
);

/** First the card, then all of the decision. */
function sayHint(words: Wording, { decision, level }: Hint): string {
  if (!decision) return 'From here it can no longer be done.';
  if (level > 1 || !('card' in decision || decision.do === 'take'))
    return `Hint: “${describeDecision(words, decision)}”.`;
  const card = cardOfDecision(words, decision);
  return `Hint: ${card > 0 ? cardOf(words.book, card).name : 'your persona'}.`;
}
