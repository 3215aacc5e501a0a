/** The cards to pay with, picked together. Those picked first are a proposal, so that one press pays. */

import { useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { effectsIfPaid } from '#game/play/cardWords.ts';
import { type Payment as Due, pick } from '#game/play/payment.ts';
import type { Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { buttonClass } from '../../button/Button.tsx';
import { classNames } from '../../classNames.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { CostSymbols } from '../../symbol/SymbolIcon.tsx';
import { CardArt } from '../cards/CardTile.tsx';
import { summaryOf } from '../gameCards.ts';
import option from './Option.module.css';
import styles from './Payment.module.css';

type Props = {
  readonly words: Wording;
  readonly payment: Due;
  /** Ids of the elements that contain the question. */
  readonly asked: string;
  readonly onDecide: (...decisions: readonly Decision[]) => void;
};

/** Unlike the keys of the rows, which are numbers. */
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th'];

export function Payment({ words, payment: { ask, options, due }, asked, onDecide }: Props) {
  const [picked, setPicked] = useState<readonly number[]>(() => options.slice(0, due));
  // The engine picks the last one by itself if no other is left.
  const answers = picked.slice(0, options.length === due ? due - 1 : due);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ look: 'primary' })}
        data-look="primary"
        data-key="Enter"
        aria-describedby={asked}
        disabled={picked.length < due}
        onClick={() => onDecide(...answers.map((value): Decision => ({ do: 'choose', value })))}
      >
        <span>{`Pay with ${ask === 'pay-state' ? counted(picked.length, 'state') : counted(picked.length, 'memory', 'memories')}`}</span>
      </button>
      <div className={option.options}>
        {options.map((card, row) => {
          const summary = summaryOf(card);
          const place = picked.indexOf(card) + 1;
          return (
            summary && (
              <button
                key={card}
                type="button"
                className={classNames(buttonClass({ look: 'plain' }), styles.card)}
                data-look="row"
                data-key={row < 9 ? row + 1 : undefined}
                aria-pressed={place > 0}
                onClick={() => setPicked(pick(picked, card, due))}
              >
                <CardArt of={summary} />
                <span className={option.cost}>
                  <CostSymbols cost={summary.cost} />
                </span>
                <span className={option.option}>
                  <span>{summary.name}</span>
                  <small>
                    <RichText text={effectsIfPaid(words, card)} />
                  </small>
                </span>
                <b className={styles.place} data-picked={place > 0}>
                  {ordinals[place] ?? place}
                </b>
              </button>
            )
          );
        })}
      </div>
    </>
  );
}
