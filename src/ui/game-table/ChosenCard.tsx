/** The card that the player has chosen: its face where there is room, its text, and the points it leads to. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { Change } from '#game/play/endings.ts';
import { effectsOf, namesOf, sentenceInQuestion, type Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { NamedText } from '../named-text/NamedText.tsx';
import { RichText } from '../symbol/RichText.tsx';
import styles from './ChosenCard.module.css';
import { summaryOf } from './gameCards.ts';
import { Results } from './Results.tsx';
import { RuleByName } from './RuleByName.tsx';

type Props = {
  readonly words: Wording;
  readonly card: CardNumber | undefined;
  readonly refusal: Refusal | undefined;
  readonly changes: readonly Change[];
};

/** A live region: choosing a card moves no focus. */
export const ChosenCard = (props: Props) => (
  <div className={styles.chosen} aria-live="polite">
    {props.card !== undefined && props.card !== 0 && <Described {...props} card={props.card} />}
  </div>
);

function Described({ words, card, refusal, changes }: Props & { readonly card: CardNumber }) {
  const { view } = words;
  const summary = summaryOf(card);
  if (!summary) return null;
  const asked = view.pending?.kind === 'choose' && view.legal.length > 0;
  const own = view.seats[view.you];
  const canFear = !asked && summary.hasFear && own?.afraid && own.thoughts.includes(card);
  const effects = asked ? sentenceInQuestion(words) : effectsOf(words, card);
  return (
    <>
      {/* The stem shows the card that a question is about. */}
      {!asked && (
        <span className={styles.picture}>
          <CardPicture src={summary.faces.thumb} name="" width={248} height={346} eager />
        </span>
      )}
      {refusal && (
        <p>
          <b>{`Not now: ${refusal.refused}`}</b> <RuleByName see={refusal.see} />
        </p>
      )}
      <div className={styles.says} data-empty={effects === '' && !canFear}>
        <b>{summary.name}</b>{' '}
        {paragraphsOf(effects).map((paragraph) => (
          <span key={paragraph}>
            <NamedText text={paragraph} names={namesOf(view)} />{' '}
          </span>
        ))}
        {canFear && (
          <span>
            <em>Or, in fear, its dark half: </em>
            <RichText text={effectsOf(words, card, 'fear')} />
          </span>
        )}
      </div>
      {changes.length > 0 && (
        <div className={styles.results}>
          <Results view={view} changes={changes} faces />
        </div>
      )}
    </>
  );
}
