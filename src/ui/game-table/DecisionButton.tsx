/** Button for a legal decision: its description, its cost, and where it leads. */

import { memo } from 'react';
import { speakCost } from '#game/cards/cost.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { Ask } from '#game/engine/question.ts';
import { measures } from '#game/play/endings.ts';
import { choosesCard, choosesClone, describeDecision, effectsOf, namesOf, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { buttonClass } from '../button/Button.tsx';
import { NamedText } from '../named-text/NamedText.tsx';
import { RichText } from '../symbol/RichText.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardArt } from './CardTile.tsx';
import styles from './DecisionButton.module.css';
import { Face } from './Face.tsx';
import { summaryOf } from './gameCards.ts';
import { type Forecasts, Results } from './Results.tsx';

/** `off`: only in the accessibility tree, because its card on the table stands for it. */
export type DecisionLook = 'primary' | 'plain' | 'row' | 'off';

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
  onChoose,
  onDecide,
}: Props) {
  const { view } = words;
  const summary = summaryOf(card);
  const cost = decision.do === 'react' || decision.do === 'play' ? summary?.cost : undefined;
  const label = describeDecision(words, decision);
  const price = decision.do === 'take' ? '{T1}' : (cost ?? '');
  // The card on the table says the rest, if there is one.
  const [verb = '', ...rest] =
    decision.do === 'withdraw' || decision.do === 'end' ? [label] : label.split(/(?<=^\w+)(?= )/);
  const ask = decision.do === 'choose' && view.pending && 'ask' in view.pending ? view.pending.ask : undefined;
  const idle = decision.do === 'react' && forecasts.differing(decision).length > 0 && !forecasts.helps(decision);
  // In a window for reactions the button says what its card on the table says.
  const reacts = view.pending?.kind === 'react' && look !== 'row';
  const own = reacts ? forecasts.differing(decision).filter(({ seat }) => seat === view.you) : [];
  const ends = own.map(({ track, to }) => `You end on ${track} ${to}`).join(', ');
  return (
    <button
      type="button"
      className={look === 'off' ? styles.off : buttonClass({ look: look === 'primary' && !idle ? 'primary' : 'plain' })}
      data-look={look}
      data-side={ask === 'side' && decision.do === 'choose' && decision.value === 1 ? 'fear' : undefined}
      data-key={look === 'primary' ? 'Enter' : decision.do === 'pass' ? 'P' : undefined}
      aria-describedby={asked}
      tabIndex={tabIndex}
      onFocus={() => (look === 'off' ? onChoose(card) : undefined)}
      onClick={() => onDecide(decision)}
    >
      {look === 'off' ? (
        // Nobody sees it: its name without symbols, which are many elements.
        <span>{[label, price && speakCost(price), ends].filter(Boolean).join(' ')}</span>
      ) : ask && decision.do === 'choose' ? (
        <Option words={words} ask={ask} value={decision.value} forecasts={forecasts} decision={decision} />
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
          <CostSymbols cost={price} />
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

type OptionProps = Pick<Props, 'words' | 'forecasts' | 'decision'> & { readonly ask: Ask; readonly value: number };

/** An answer to a question: its name, what it says, and what it does to whom. */
function Option({ words, ask, value, forecasts, decision }: OptionProps) {
  const { view } = words;
  const isClone = choosesClone(ask);
  const summary = choosesCard(ask) && value > 0 ? summaryOf(value) : undefined;
  const slot = ask === 'slot' ? summaryOf(view.headspace[value]?.card ?? 0) : undefined;
  const shown = summary ?? slot;
  const drafted = view.draft?.item.card;
  const side =
    ask === 'side' && drafted !== undefined ? (value === 1 ? ('fear' as const) : ('desire' as const)) : undefined;
  const effect = side && drafted ? effectsOf(words, drafted, side) : shown && effectsOf(words, shown.id);
  const thoughts = isClone ? view.seats[value]?.thoughts.length : undefined;
  const all = forecasts.differing(decision, measures).filter(({ from, to }) => from !== to);
  const changes = isClone ? all.filter(({ seat }) => seat === value) : all;
  const others = all.filter((change) => !changes.includes(change));
  return (
    <>
      {isClone && view.seats[value] && <Face view={view} seat={value} />}
      {shown && <CardArt of={shown} />}
      <span className={styles.option}>
        <NamedText text={describeDecision(words, decision)} names={namesOf(view)} />
        {effect && (
          <small>
            <RichText text={effect} />
          </small>
        )}
        {changes.length > 0 && (
          <span className={styles.results}>
            <Results view={view} changes={changes} faces={!isClone && changes.some(({ seat }) => seat !== view.you)} />
          </span>
        )}
        {others.length > 0 && (
          <span className={styles.others}>
            <Results view={view} changes={others} faces />
          </span>
        )}
        {thoughts !== undefined && <small>{`${counted(thoughts, 'thought')} to answer with`}</small>}
      </span>
    </>
  );
}
