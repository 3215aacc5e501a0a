/** A whole card, as it is printed. */

import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import type { Wording } from '#game/play/words.ts';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { CardSide } from '../card-side/CardSide.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { RulePopover } from '../rule-popover/RulePopover.tsx';
import styles from './CardDialog.module.css';
import { summaryOf } from './gameCards.ts';
import { RuleByName } from './RuleByName.tsx';

type Props = {
  readonly card: CardNumber;
  readonly words: Wording;
  readonly onClose: () => void;
};

export function CardDialog({ card, words, onClose }: Props) {
  const summary = summaryOf(card);
  const text = words.texts.get(printed(card));
  if (!summary || !text) return null;
  return (
    <Dialog title={summary.name} onClose={onClose}>
      <RulePopover className={styles.whole} opensRules>
        <CardPicture src={summary.faces.full} name={summary.name} width={744} height={1039} eager />
        <div>
          <CardSide side="desire" discipline={summary.discipline} effects={text.effects} />
          {text.fearEffects && <CardSide side="fear" effects={text.fearEffects} />}
          <p className={styles.rules}>
            Rules: <RuleByName see="a-card" />
            {text.fearEffects && (
              <>
                <span>, </span>
                <RuleByName see="desire-and-fear" />
              </>
            )}
          </p>
        </div>
      </RulePopover>
    </Dialog>
  );
}
