/** Every legal decision as a button, or the one button that continues. */

import type { KeyboardEvent, RefObject } from 'react';
import { closedModes, openOf, sayOpen } from '#game/play/decisionWords.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { overLimit } from '#game/play/overLimit.ts';
import type { Payment as Due } from '#game/play/payment.ts';
import { sayChoose } from '#game/play/questionWords.ts';
import { namesOf, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { buttonClass } from '../../button/Button.tsx';
import { isRendered } from '../../isRendered.ts';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { DecisionButton } from '../decisions/DecisionButton.tsx';
import option from '../decisions/Option.module.css';
import { keyOf, type Offer, sayHelpful } from '../decisions/offers.ts';
import { Payment } from '../decisions/Payment.tsx';
import parts from '../parts.module.css';
import type { Selection } from '../useSelection.ts';
import { answering, choosesTile } from './answering.ts';
import chosen from './ChosenCard.module.css';
import { OverLimit } from './ChosenCard.tsx';
import styles from './Dock.module.css';
import { Results } from './Results.tsx';

export type GoOn = {
  readonly label: string;
  /** Each step in a row is a new button, so that screen readers read its label again. */
  readonly step: number;
  /** Nobody needs it. */
  readonly quiet?: boolean;
  readonly act: () => void;
};

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly words: Wording;
  readonly forecasts: Forecasts;
  readonly selection: Selection;
  readonly offers: readonly Offer[];
  /** Cards to pay with that are picked together. */
  readonly payment: Due | undefined;
  readonly goOn: GoOn | undefined;
  /** Ids of the elements that contain the question. */
  readonly asked: string;
  /** The question, if it is that of the turn or of the game. */
  readonly asks?: string | undefined;
  /** The thoughts that the reader will forget, said while there is nothing else to do. */
  readonly excess: ReturnType<typeof overLimit>;
  /** Says why the turn cannot end yet. */
  readonly onEnd: (() => void) | undefined;
};

/** The button that the question describes: the red one, or of the answers the suggested one, or else the first. */
export const described = ':is([data-look=primary], [data-look=row])[aria-describedby]';

/** Moves the focus from one decision to the next with the arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(isRendered);
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (step === undefined || place < 0) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
}

export function Decisions({
  ref,
  words,
  forecasts,
  selection,
  offers,
  payment,
  goOn,
  asked,
  asks,
  excess,
  onEnd,
}: Props) {
  const { legal, pending, seats, you } = words.view;
  const how = answering(words);
  const chooses = !choosesTile(how);
  const ticks = seats[you]?.ticks ?? 0;
  const reacts = pending?.kind === 'react';
  const isTurn = pending?.kind === 'action' && ticks > 0;
  /** Buttons of another layout are new elements: nothing moves, and no browser counts a shift of the layout. */
  const layout = goOn ? 'on' : chooses ? 'rows' : legal.length > 1 ? 'row' : 'one';
  const red = offers.findIndex(({ look }) => look === 'primary');
  /** The other buttons keep their place until a card is chosen. */
  const atRest = layout === 'row' && red < 0;
  const isAnyShown = offers.some(({ look }) => look !== 'off');
  // Describes the button that gets the focus: a screen reader would not announce a new question within the same group.
  const first =
    goOn || payment
      ? undefined
      : Math.max(
          0,
          red,
          offers.findIndex(({ suggested }) => suggested),
        );
  const all = offers.map(({ decision, card, look }, place) => (
    <DecisionButton
      key={keyOf(decision)}
      asked={place === first ? asked : undefined}
      words={words}
      decision={decision}
      card={card}
      look={look}
      tabIndex={look === 'off' && (isAnyShown || place > 0) ? -1 : undefined}
      shortcut={look === 'row' && place < 9 ? String(place + 1) : undefined}
      forecasts={forecasts}
      onChoose={selection.choose}
      onDecide={selection.decide}
    />
  ));
  const pass = offers.find(({ decision }) => decision.do === 'pass');
  /** While nothing is chosen that would lead elsewhere. */
  const passed = pass && (red < 0 || offers[red] === pass) ? forecasts.changesFrom(pass.decision) : [];
  const open = pass && openOf(words.view, forecasts.outcome(pass.decision));
  const rows = all.filter((_, place) => offers[place]?.look === 'row');
  const buttons = all.filter((_, place) => offers[place]?.look !== 'row');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={ref} className={styles.group} role="group" aria-label="Decisions" onKeyDown={moveByArrows}>
      <div key={layout} className={styles.decisions} data-rows={chooses}>
        {goOn && (
          <button
            key={goOn.step}
            type="button"
            className={buttonClass({ look: goOn.quiet ? 'plain' : 'primary' })}
            aria-describedby={asked}
            data-look={goOn.quiet ? 'plain' : 'primary'}
            data-key="Enter"
            onClick={goOn.act}
          >
            {goOn.label}
          </button>
        )}
        {payment && (
          <Payment key={payment.due} words={words} payment={payment} asked={asked} onDecide={selection.decide} />
        )}
        {rows.length > 0 && (
          <div className={option.options}>
            {rows}
            {pending && 'ask' in pending && pending.ask === 'mode' && <ClosedModes words={words} />}
          </div>
        )}
        {(passed.length > 0 || open) && (
          <div className={styles.passed} aria-hidden="true">
            <span className={parts.label}>If you pass</span>
            {open && <NamedText text={sayOpen(words.view, open)} names={namesOf(words.view)} />}
            <div className={chosen.results}>
              <Results view={words.view} changes={passed} faces />
            </div>
          </div>
        )}
        {buttons}
        {(atRest || excess) && (
          <p className={styles.rest} aria-hidden={!excess && !reacts} data-reacts={reacts}>
            {excess ? (
              <OverLimit {...excess} />
            ) : reacts ? (
              `${sayHelpful(words, forecasts)}.`
            ) : (
              <>
                {isTurn && <RichText text={'{T}'.repeat(ticks)} />}
                <span>{isTurn ? ' to spend.' : sayChoose(words)}</span>
                {isTurn && asks && <span className={styles.asks}>{asks.replace('Your turn.', '')}</span>}
              </>
            )}
          </p>
        )}
        {onEnd && (
          <button type="button" className={styles.end} onClick={onEnd}>
            {`End turn after ${counted(ticks, 'tick')}`}
          </button>
        )}
      </div>
    </div>
  );
}

const ClosedModes = ({ words }: Pick<Props, 'words'>) =>
  closedModes(words).map(({ name, why }) => (
    <p key={name} className={option.closed}>
      <RichText text={name} />
      <span>{`: ${why}`}</span>
    </p>
  ));
