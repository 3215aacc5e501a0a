/** Button for a legal decision: its description, its cost, and where it leads. */

import { memo } from 'react';
import { speakCost } from '#game/cards/cost.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { effectsOfItem } from '#game/play/cardWords.ts';
import { describeDecision } from '#game/play/decisionWords.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { namesOf, type Wording } from '#game/play/words.ts';
import { printSpan } from '#game/rules/points.ts';
import { buttonClass } from '../../button/Button.tsx';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import hiddenStyles from '../../visually-hidden/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { priceOf, summaryOf, withX } from '../gameCards.ts';
import { Option } from './Option.tsx';
import type { DecisionLook } from './offers.ts';

type Props = {
  readonly words: Wording;
  readonly decision: Decision;
  /** The card that it is about; 0 if there is none. */
  readonly card: CardNumber;
  readonly look: DecisionLook;
  readonly forecasts: Forecasts;
  /** Ids of the elements that contain the question. */
  readonly asked: string | undefined;
  readonly tabIndex?: number | undefined;
  /** The key that presses it, if it is a row. */
  readonly shortcut?: string | undefined;
  readonly onChoose: (card: CardNumber) => void;
  readonly onDecide: (decision: Decision) => void;
};

export const DecisionButton = memo(function DecisionButton({
  words,
  decision,
  card,
  look,
  forecasts,
  asked,
  tabIndex,
  shortcut,
  onChoose,
  onDecide,
}: Props) {
  const { view } = words;
  const summary = summaryOf(card);
  const cost = decision.do === 'react' || decision.do === 'play' ? summary?.cost : undefined;
  const ask = decision.do === 'choose' && view.pending && 'ask' in view.pending ? view.pending.ask : undefined;
  // The dark half as it is printed, in both themes.
  const side = ask === 'side' && decision.do === 'choose' ? (['desire', 'fear'] as const)[decision.value] : undefined;
  const label = `${ask === 'x' ? 'Pay ' : ''}${describeDecision(words, decision)}`;
  const price =
    decision.do === 'take'
      ? '{T1}'
      : ask === 'x' && decision.do === 'choose' && view.draft
        ? withX(priceOf(words.book, view.draft.item) ?? '', decision.value)
        : cost;
  // The card on the table says the rest, if there is one.
  const isWhole = /^(withdraw|end|choose)$/.test(decision.do) && !(ask === 'x' && price);
  const [way, another] = look === 'primary' && cost !== undefined ? forecasts.ways(decision) : [];
  /** The question that follows. */
  const asks =
    another && another.label !== 'Pass'
      ? 'Choose side'
      : decision.do === 'play' && way && way.either.length > 0 && !cost?.includes('X') && 'Choose at whom';
  const [verb = '', ...rest] = isWhole ? [label] : asks ? [asks, `: ${label}`] : label.split(/(?<=^\w+)(?= )/);
  const idle = look === 'primary' && decision.do === 'react' && forecasts.isIdle(decision);
  const does = /may|unless/.test(ask ?? '') && decision.do === 'choose' && decision.value === 1;
  /** The effect of the announced X, unless something changes it: "deal 6". */
  const [deed] =
    (ask === 'x' &&
      view.draft &&
      decision.do === 'choose' &&
      forecasts.outcome(decision).changed.length === 0 &&
      /^\w+ \d+(?: \{\w+\})?/.exec(effectsOfItem(words, view.draft.item, decision.value))) ||
    [];
  // In a window for reactions the button says what its card on the table says.
  const reacts = view.pending?.kind === 'react' && look !== 'row';
  const own = reacts ? forecasts.differing(decision).filter(({ seat }) => seat === view.you) : [];
  const ends = own.map(({ track, to, far = to }) => `You end on ${track} ${printSpan([to, far])}`).join(', ');
  return (
    <button
      type="button"
      className={
        look === 'off'
          ? hiddenStyles.hidden
          : buttonClass({ look: (look === 'primary' && !idle) || does ? 'primary' : 'plain' })
      }
      data-look={look}
      data-side={side}
      data-does={does}
      data-ground={side === 'fear' ? 'night' : undefined}
      data-key={look === 'primary' ? 'Enter' : decision.do === 'pass' ? 'P' : shortcut}
      aria-describedby={asked}
      tabIndex={tabIndex}
      // A focus chooses the card, and so shows the button.
      onFocus={() => (look === 'off' ? onChoose(card) : undefined)}
      onClick={() => onDecide(decision)}
    >
      {look === 'off' ? (
        // Nobody sees it: its name without symbols, which are many elements.
        <span>{[label, price && speakCost(price), ends].filter(Boolean).join(' ')}</span>
      ) : look === 'row' && ask && decision.do === 'choose' ? (
        <Option words={words} ask={ask} forecasts={forecasts} decision={decision} />
      ) : (
        <span>
          <span>{verb}</span>
          {rest.length > 0 && (
            <VisuallyHidden>
              <NamedText text={rest.join('')} names={namesOf(view)} />
            </VisuallyHidden>
          )}
        </span>
      )}
      {price && look !== 'off' && (
        <span>
          <RichText text={price} />
        </span>
      )}
      {deed && (
        <span>
          <RichText text={` to ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`} />
        </span>
      )}
      {ends && look !== 'off' && (
        <VisuallyHidden>
          <span>{ends}</span>
        </VisuallyHidden>
      )}
    </button>
  );
});
