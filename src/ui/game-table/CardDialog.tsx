/** A whole card, with the decisions that it allows now or the reason why it allows none. */

import type { Decision } from '#game/engine/legal.ts';
import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import { cardOfDecision, describeDecision, namesOf, type Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import { Button } from '../button/Button.tsx';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { CardSide } from '../card-side/CardSide.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { NamedText } from '../named-text/NamedText.tsx';
import styles from './CardDialog.module.css';
import { summaryOf } from './gameCards.ts';
import { RuleByName } from './RuleByName.tsx';

type Props = {
  readonly card: CardNumber;
  readonly words: Wording;
  readonly whyNot: (decision: Decision) => Refusal | undefined;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
};

export function CardDialog({ card, words, whyNot, onDecide, onClose }: Props) {
  const summary = summaryOf(card);
  const text = words.texts.get(printed(card));
  if (!summary || !text) return null;
  const possible = words.view.legal.filter((decision) => cardOfDecision(words, decision) === card);
  const refusal = possible.length === 0 ? refusalOf(words, card, whyNot) : undefined;
  return (
    <Dialog title={summary.name} onClose={onClose}>
      <div className={styles.whole}>
        <CardPicture src={summary.faces.thumb} name={summary.name} width={248} height={346} eager />
        <div>
          <CardSide side="desire" discipline={summary.discipline} effects={text.effects} />
          {text.fearEffects && <CardSide side="fear" effects={text.fearEffects} />}
        </div>
      </div>
      {possible.map((decision) => (
        <Button key={JSON.stringify(decision)} look="primary" data-first-focus="" onClick={() => onDecide(decision)}>
          <NamedText text={describeDecision(words, decision)} names={namesOf(words.view)} />
        </Button>
      ))}
      {refusal && (
        <p>
          <span>{`Not now: ${refusal.refused}`}</span> <RuleByName see={refusal.see} />
        </p>
      )}
    </Dialog>
  );
}

/** Why a card of the deciding seat, or in headspace, cannot be used now. */
function refusalOf({ view }: Wording, card: CardNumber, whyNot: Props['whyNot']): Refusal | undefined {
  const slot = view.headspace.findIndex((place) => place?.card === card);
  if (slot >= 0) return whyNot({ do: 'take', slot });
  const own = view.seats[view.you]?.thoughts.includes(card);
  return own ? whyNot({ do: view.pending?.kind === 'react' ? 'react' : 'play', card }) : undefined;
}
