/** The outcome of a review: the curve, the decisions that won or cost most, and the rest. */

import type { Book } from '#game/language/book.ts';
import { counted, listed } from '#game/plural.ts';
import type { Position } from '#game/position/position.ts';
import { marks, type Review } from '#game/review/review.ts';
import type { Moment } from '#ui/game-table/position/momentAddress.ts';
import { NamedText } from '#ui/NamedText.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import text from '#ui/styles/text.module.css';
import { Curve } from './Curve.tsx';
import { FoundDecision } from './FoundDecision.tsx';
import styles from './Review.module.css';
import { labelOf, percent, resultOf, turnOf } from './reviewWords.ts';

type Props = {
  readonly review: Review;
  readonly book: Book;
  /** The end of the game. */
  readonly position: Position;
  /** Of the position. */
  readonly code: string;
  readonly moment: Moment;
};

export function ReviewFindings({ review: { curve, findings }, book, position: { state }, ...link }: Props) {
  const [first] = curve;
  const { outcome, seats, modules } = state;
  if (!first || !outcome) return null;
  const { you } = first.own.view;
  const names = seats.map(({ name }) => name);
  const others = listed(names.filter((_, seat) => seat !== you));
  const result = resultOf(state, you);
  const fair = 1 / (modules.includes('module-two-heads') ? 2 : seats.length);
  const chances = curve.map(({ chance }) => chance);
  const marked = findings.map(({ own }) => curve.findIndex((point) => point.own === own));
  const cost = findings.reduce((sum, found) => sum + Math.max(0, found.chanceOfOther - found.chanceOfChosen), 0);
  return (
    <>
      <div className={styles.top}>
        <div className={styles.figure}>
          <Curve chances={[...chances, result]} fair={fair} marked={marked} />
          <div className={styles.ends}>
            <p className={text.label}>
              <NamedText text={`${names[you] ?? ''} ahead`} names={names} />
            </p>
            <p className={text.label}>
              <NamedText text={`${others} ahead`} names={names} />
            </p>
          </div>
        </div>
        <p className={styles.rest}>
          {cost > 0
            ? `The decisions that cost you lowered your chance to win by ${percent(cost)} in all.`
            : `None of your ${counted(curve.length, 'decision')} clearly cost you a chance of ${percent(marks.cost)} or more: at each, the app found no option that was so much better.`}
        </p>
      </div>
      {findings.length > 0 && (
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <FoundDecision key={finding.own.made} finding={finding} book={book} {...link} />
          ))}
        </ol>
      )}
      <details>
        <summary>Every decision</summary>
        <RuleTable
          caption="Your chance to win"
          columns={['Decision', 'Chance']}
          rows={curve.map(({ own, chance }, place) => {
            const words = { book, view: own.view };
            return [`${place + 1}. ${turnOf(words)}: ${labelOf(words, own.options[0])}`, percent(chance)];
          })}
        />
      </details>
    </>
  );
}
