/**
 * The thoughts of the reader's clone, each with its text and, in a window for reactions, the number it leads to. While
 * the clone is afraid, dark halves are up, but of an answer that which leads to the number.
 */

import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { paragraphsOf } from '#game/cards/cardText.ts';
import { thoughtLimitOf } from '#game/engine/inEffect.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { effectsOf } from '#game/play/cardWords.ts';
import { tileOf } from '#game/play/decisionWords.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { sayHelpful } from '../decisions/offers.ts';
import { answering, choosesTile } from '../dock/answering.ts';
import { openGain } from '../dock/Comparison.tsx';
import { Results, tokens } from '../dock/Results.tsx';
import { summaryOf } from '../gameCards.ts';
import { CardTile, widthFor } from './CardTile.tsx';
import styles from './Hand.module.css';

type Props = {
  readonly words: Wording;
  readonly chosen: CardNumber | undefined;
  readonly forecasts: Forecasts;
  readonly onPress: (card: CardNumber) => void;
};

export const Hand = memo(function Hand({ words, chosen, forecasts, onPress }: Props) {
  const { view } = words;
  const { name = '', thoughts = [] } = view.seats[view.you] ?? {};
  const list = useRef<HTMLUListElement>(null);
  const reacts = view.pending?.kind === 'react' && view.legal.length > 1;
  const paid = view.draft?.ideas.length ?? 0;
  // The chosen card, or while cards are paid with, the first that is left to choose.
  useEffect(() => {
    const next = chosen === undefined && paid > 0 ? '[data-usable=true][aria-pressed=false]' : '[aria-pressed=true]';
    list.current?.querySelector(next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, paid]);
  const usedBy = (card: CardNumber | null) => view.legal.find((decision) => tileOf(words, decision) === card);
  const rank = (card: CardNumber | null) => {
    const use = usedBy(card);
    return use ? Number(forecasts.isIdle(use) || forecasts.loss(use) !== undefined) : 2;
  };
  const inOrder = reacts ? [...thoughts].sort((a, b) => rank(a) - rank(b)) : thoughts;
  return (
    <section className={styles.hand} data-hand="" data-active={view.active === view.you && !view.outcome}>
      <p className={styles.held}>
        {reacts
          ? sayHelpful(words, forecasts)
          : `Your thoughts, ${thoughts.length} of ${thoughtLimitOf(words.book, view, view.you)}`}
      </p>
      {/* In a window for reactions, answers come first, above all those that help. They are new elements: nothing moves. */}
      <ul
        ref={list}
        key={String(reacts)}
        data-reacts={reacts}
        data-many={thoughts.length > 4 && answering(words) === 'hand'}
        aria-label={`Thoughts of ${name}`}
        style={{ '--others': Math.max(1, thoughts.length - 1) } as CSSProperties}
      >
        {thoughts.length === 0 && (
          <li className={styles.none}>
            <RichText text="{I}" /> <span>No thoughts</span>
          </li>
        )}
        {inOrder.map(
          (card, place) =>
            card !== null && (
              <Thought
                key={card}
                words={words}
                card={card}
                place={place}
                chosen={card === chosen}
                picked={view.draft?.ideas.includes(card) ?? false}
                use={usedBy(card)}
                forecasts={forecasts}
                onPress={onPress}
              />
            ),
        )}
      </ul>
    </section>
  );
});

type ThoughtProps = Omit<Props, 'chosen'> & {
  readonly card: CardNumber;
  readonly place: number;
  readonly chosen: boolean;
  /** Whether it is to be forgotten, to pay. */
  readonly picked: boolean;
  /** The decision that it stands for. */
  readonly use: Decision | undefined;
};

const Thought = memo(function Thought({ words, card, place, chosen, picked, use, forecasts, onPress }: ThoughtProps) {
  const { view } = words;
  const { name, type, hasFear, cost = '' } = summaryOf(card) ?? {};
  const { thoughts = [], afraid = false } = view.seats[view.you] ?? {};
  const reacts = view.pending?.kind === 'react' && use !== undefined;
  const gain = reacts ? forecasts.gain(use) : undefined;
  const loss = reacts ? forecasts.loss(use) : undefined;
  const led = gain ?? loss ?? (reacts ? openGain(view, forecasts.ways(use)) : undefined);
  const isIdle = reacts && forecasts.isIdle(use);
  /** It loses no more than its price, which stands above. */
  const isPrice = loss?.seat === view.you && cost.includes(tokens[loss.track].replace('}', `${loss.from - loss.to}}`));
  const isVain = isIdle || isPrice;
  // Of an answer, the side that its number counts.
  const side = reacts ? (gain ?? forecasts.ways(use).at(-2))?.side : 'fear';
  const dark = afraid && hasFear === true && side === 'fear';
  const effect = paragraphsOf(effectsOf(words, card, dark ? 'fear' : 'desire')).join(' ');
  const how = answering(words);
  // What rows answer for a card may be about any of them.
  const isApart = choosesTile(how) || !(view.current ?? view.draft);
  const usable = view.legal.length > 0 && isApart ? use !== undefined || picked : undefined;
  return (
    <li data-width={widthFor(`${name} ${effect}`, 'thought')} data-answer={reacts ? !isIdle && !loss : undefined}>
      <CardTile
        card={card}
        look="thought"
        chosen={chosen || picked}
        effect={effect}
        dark={dark}
        usable={usable}
        roomy={thoughts.length < 3}
        leads={led !== undefined || isVain}
        foot={
          led && !isVain ? (
            <Results view={view} changes={[led]} faces={led.seat !== view.you} both />
          ) : isVain ? (
            <b>No help</b>
          ) : (
            <>
              <span>{picked ? 'forgotten' : type}</span>
              {hasFear && <i role="img" aria-label="has a dark half" />}
            </>
          )
        }
        // The keys are those of the answers to a question.
        shortcut={how === undefined || usable ? String(place + 1) : undefined}
        onPress={onPress}
      />
    </li>
  );
});
