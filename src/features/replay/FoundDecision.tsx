/** A decision that a review names: what was better, by how much, and the way to its moment. */

import type { Book } from '#game/language/book.ts';
import { cardOfDecision } from '#game/play/decisionWords.ts';
import { describeQuestion } from '#game/play/questionWords.ts';
import { namesOf } from '#game/play/words.ts';
import type { Finding } from '#game/review/review.ts';
import { routes } from '#site/routes.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { type Moment, momentQuery } from '#ui/game-table/position/momentAddress.ts';
import { NamedText } from '#ui/NamedText.tsx';
import text from '#ui/styles/text.module.css';
import styles from './Review.module.css';
import { labelOf, signed, turnOf } from './reviewWords.ts';

type Props = {
  readonly finding: Finding;
  readonly book: Book;
  /** Of the end of the game. */
  readonly code: string;
  readonly moment: Moment;
};

const games = (chance: number): number => Math.round(100 * chance);

export function FoundDecision({ finding, book, code, moment }: Props) {
  const { own, other, chanceOfChosen, chanceOfOther } = finding;
  const words = { book, view: own.view };
  const [chosen = other] = own.options;
  const hasCost = chanceOfChosen < chanceOfOther;
  const [better, worse] = hasCost ? [other, chosen] : [chosen, other];
  const { draft, current } = own.view;
  const asking = summaryOf(draft?.item.card ?? current?.item.card ?? 0);
  const card = summaryOf(cardOfDecision(words, better) || cardOfDecision(words, worse)) ?? asking;
  const question = chosen.do === 'choose' ? `${asking ? `${asking.name}: ` : ''}${describeQuestion(words)} ` : '';
  const names = namesOf(words.view);
  const told = `${question}“${labelOf(words, better)}” ${hasCost ? 'would have been' : 'was'} better than “${labelOf(words, worse)}”.`;
  return (
    <li>
      {card ? <DecorativeImage className={styles.art} src={card.faces.thumb} loading="lazy" /> : <span />}
      <div className={styles.finding}>
        <p className={`${styles.head} ${text.label}`}>
          <span>
            <NamedText text={turnOf(words)} names={names} />
          </span>
          <b className={hasCost ? styles.cost : styles.gain}>{signed(chanceOfChosen - chanceOfOther)}</b>
        </p>
        <p>
          <NamedText text={told} names={names} />
        </p>
        <p className={text.note}>
          {`A win in ${games(chanceOfChosen)} games in 100; with the other choice, in ${games(chanceOfOther)}.`}
        </p>
        <a href={routes.position.href(code, momentQuery({ ...moment, show: own.made }))}>Look at it</a>
      </div>
    </li>
  );
}
