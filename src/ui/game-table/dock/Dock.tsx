/** The question to the player, the effects of the chosen card, and every legal decision. */

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { type Change, measures } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { overLimit } from '#game/play/overLimit.ts';
import { paidTogether } from '#game/play/payment.ts';
import { closedModes, describeQuestion, namesOf, tileOf, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { buttonClass } from '../../button/Button.tsx';
import type { Elements } from '../../elements.ts';
import { isRendered } from '../../isRendered.ts';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { Face } from '../clone/Face.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { DecisionButton, type DecisionLook } from '../decisions/DecisionButton.tsx';
import option from '../decisions/Option.module.css';
import { Outcome } from '../decisions/Option.tsx';
import { Payment } from '../decisions/Payment.tsx';
import { Stepper } from '../decisions/Stepper.tsx';
import { RuleByName } from '../RuleByName.tsx';
import type { Selection } from '../useSelection.ts';
import { answering, choosesTile } from './answering.ts';
import { ChosenCard, OverLimit } from './ChosenCard.tsx';
import styles from './Dock.module.css';
import { Results } from './Results.tsx';

const { afraidAt, deadAt } = gameConstants;

export type GoOn = {
  readonly label: string;
  /** Each step in a row is a new button, so that screen readers read its label again. */
  readonly step: number;
  /** Nobody needs it. */
  readonly quiet?: boolean;
  readonly act: () => void;
};

type Props = {
  readonly words: Wording;
  readonly forecasts: Forecasts;
  readonly selection: Selection;
  readonly suggested: Decision | undefined;
  /** Shown above the question. */
  readonly coach: ReactNode;
  /** The events before this question; shown while no card is chosen. */
  readonly since: Elements;
  readonly question: ReactNode;
  readonly goOn: GoOn | undefined;
};

const keyOf = (decision: Decision) => JSON.stringify(decision);

/** The buttons that decide now: the red one, or the answers to a question. */
export const answers = '[data-look=primary], [data-look=row]';

/** Moves the focus from one decision to the next with the arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(isRendered);
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (step === undefined || place < 0) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
}

export function Dock({ words, forecasts, selection, suggested, coach, since, question, goOn }: Props) {
  const { chosen, refusal, choose, decide } = selection;
  const { view } = words;
  const { legal, pending } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const asks = question === undefined ? describeQuestion(words) : typeof question === 'string' ? question : undefined;
  /** Whose card or effect lets the reader choose. */
  const asker = pending && 'ask' in pending && pending.ask === 'offer' ? view.current?.item.controller : undefined;
  const headingId = useId();
  const coachId = useId();
  const payment = goOn ? undefined : paidTogether(words.book, view);
  const how = answering(words);
  const chooses = !choosesTile(how);
  const [set, setX] = useState<{ readonly of: View; readonly x: number }>();
  const values = how === 'x' ? legal.flatMap((decision) => (decision.do === 'choose' ? decision.value : [])) : [];
  const x = set?.of === view ? set.x : proposedX(words, forecasts, values);
  /** Of several numbers, and of cards that are picked together, one button stands for the picked ones. */
  const single = legal.filter(
    (decision) => decision.do !== 'choose' || !(payment || (values.length > 0 && decision.value !== x)),
  );
  // Doing it comes before leaving it.
  if (pending && 'ask' in pending && /may|unless/.test(pending.ask)) single.reverse();
  const offered = goOn ? [] : single.map((decision) => ({ decision, card: tileOf(words, decision) }));
  const [asksEnd, askEnd] = useState<View>();
  const recommended = suggested && keyOf(suggested);
  /** The coach says all about this card. */
  const guided = suggested && tileOf(words, suggested);

  const helps = ({ decision, card }: (typeof offered)[number]) => card !== 0 && !forecasts.isIdle(decision);
  const lookOf = ({ decision, card }: (typeof offered)[number]): DecisionLook => {
    const isRecommended = keyOf(decision) === recommended;
    if (decision.do === 'choose' && chooses) return how === 'x' ? 'primary' : 'row';
    if (legal.length === 1) return 'primary';
    // No answer helps.
    if (decision.do === 'pass' && !chosen && !coach && !offered.some(helps)) return 'primary';
    if (card === 0)
      return isRecommended && !offered.some(({ card: of }) => of !== 0 && of === chosen) ? 'primary' : 'plain';
    if (card !== chosen) return 'off';
    const first = offered.find((other) => other.card === card)?.decision;
    return decision === first ? 'primary' : 'plain';
  };
  const looks = offered.map(lookOf);
  /** Buttons of another layout are new elements: nothing moves, and no browser counts a shift of the layout. */
  const layout = goOn ? 'on' : chooses ? 'rows' : legal.length > 1 ? 'row' : 'one';
  /** The other buttons keep their place until a card is chosen. */
  const atRest = layout === 'row' && !looks.includes('primary');
  const firstShown = looks.findIndex((look) => look !== 'off');
  const described = goOn ? undefined : Math.max(0, looks.includes('primary') ? looks.indexOf('primary') : 0);

  // The pressed button (also the one that started the game) is gone or disabled: the focus moves to what decides now,
  // or else to the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is a new question
  useEffect(() => {
    const at = document.activeElement;
    const next = group.current?.querySelector<HTMLElement>(answers) ?? heading.current;
    if (next !== at && (at === heading.current || at?.matches(':disabled') || at?.contains(group.current)))
      next?.focus({ preventScroll: true });
    // Lays out the table, so not at each step of the others, whose texts are short.
    if (legal.length > 0) group.current?.parentElement?.scrollTo(0, 0);
  }, [words.view, question]);

  // Describes the button that gets the focus: a screen reader would not announce a new question within the same group.
  const asked = coach ? `${coachId} ${headingId}` : headingId;
  const waits = legal.length === 0 || goOn !== undefined || chooses;
  const ticks = view.seats[view.you]?.ticks ?? 0;
  const mustSpend = !waits && pending?.kind === 'action' && !legal.some(({ do: what }) => what === 'end');
  const buttonFor = ({ decision, card }: (typeof offered)[number], place: number) => (
    <DecisionButton
      key={keyOf(decision)}
      asked={place === described && !payment ? asked : undefined}
      words={words}
      decision={decision}
      card={card}
      look={looks[place] ?? 'off'}
      tabIndex={looks[place] === 'off' && (firstShown >= 0 || place > 0) ? -1 : undefined}
      forecasts={forecasts}
      onChoose={choose}
      onDecide={decide}
    />
  );
  const all = offered.map(buttonFor);
  const rows = all.filter((_, place) => looks[place] === 'row');
  const buttons = all.filter((_, place) => looks[place] !== 'row');
  const used = waits ? undefined : offered.find(({ card }) => card !== 0 && card === chosen);
  const pass = legal.length > 1 ? legal.find(({ do: what }) => what === 'pass') : undefined;
  /** Where passing leads: for the reader's own clone, if it changes anything there. */
  const changes = pass ? forecasts.changesFrom(pass) : [];
  const threat = changes.find(({ seat }) => seat === view.you) ?? changes[0];
  const canAnswer = new Set((pass && !used ? offered.filter(helps) : []).map(({ card }) => card)).size;
  /** Said while there is nothing else to do. */
  const excess = !waits && !used && !refusal && ticks === 0 ? overLimit(words.book, view, 0) : undefined;
  /** Where the answer leads, whichever card it is. */
  const [answer] = how === 'hand' ? legal : [];
  const comesTo = answer ? forecasts.changesFrom(answer) : [];
  /** Where each answer leads about which item it is. */
  const [oneItem] = pending && 'ask' in pending && pending.ask === 'item' && !goOn ? legal : [];
  const apart = oneItem ? forecasts.differing(oneItem, measures) : [];
  const common = (oneItem ? forecasts.changesFrom(oneItem) : []).filter(({ seat, track }) =>
    apart.every((change) => change.seat !== seat || change.track !== track),
  );
  const ends = used?.decision ?? legal.find(({ do: what }) => what === 'end' && view.head.length === 0);
  const end = ends && !goOn ? forecasts.end(ends) : undefined;
  return (
    <>
      {coach && <div id={coachId}>{coach}</div>}
      {mustSpend && asksEnd === view && (
        <p role="alert">
          <b>{`Not now. You have ${counted(ticks, 'tick')} left. Take an idea or play a thought.`}</b>{' '}
          <RuleByName see="main-phase" />
        </p>
      )}
      {pending?.kind === 'action' && legal.length > 0 && !chosen && asksEnd !== view && since}
      <h2
        ref={heading}
        id={headingId}
        className={styles.question}
        data-aside={
          // The event that is shown says more, as the chosen card does.
          (legal.length === 0 && Boolean(since)) ||
          (!waits && how !== 'hand' && question === undefined && chosen !== undefined && chosen !== 0)
        }
        tabIndex={-1}
      >
        {asker !== undefined && asker !== view.you && <Face view={view} seat={asker} />}
        <span>{asks !== undefined ? <NamedText key={asks} text={asks} names={namesOf(view)} /> : question}</span>
      </h2>
      {legal.length === 0 && since}
      {pass && !used && !goOn && !coach && !refusal && (
        <p className={styles.window}>
          <span>
            {canAnswer > 0
              ? `${canAnswer} of ${view.seats[view.you]?.thoughts.length ?? 0} can answer.`
              : 'Nothing that you hold helps.'}
          </span>{' '}
          {threat && (
            <span data-own={threat.seat === view.you}>
              Pass: <Results view={view} changes={[threat]} faces />
            </span>
          )}
        </p>
      )}
      {!goOn && (
        <ChosenCard
          words={words}
          card={chosen}
          refusal={refusal}
          used={used?.decision}
          x={x}
          forecasts={forecasts}
          brief={Boolean(coach) && chosen === guided}
          end={end}
        />
      )}
      {!goOn && (comesTo.length > 0 || how === 'headspace') && (
        // With another question it is a new element: it has not moved.
        <p key={asks} className={styles.window}>
          {how === 'headspace' && <span>The top idea of the head takes its place.</span>}
          <Results view={view} changes={comesTo} faces />
        </p>
      )}
      {oneItem?.do === 'choose' && common.length > 0 && (
        <p className={styles.window}>
          <span>In any case:</span>
          <Outcome words={words} forecasts={forecasts} decision={oneItem} changes={common} />
        </p>
      )}
      {!goOn && x !== undefined && (
        <Stepper
          words={words}
          values={values}
          forecasts={forecasts}
          decision={{ do: 'choose', value: x }}
          onChange={(to) => setX({ of: view, x: to })}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={group} className={styles.group} role="group" aria-label="Decisions" onKeyDown={moveByArrows}>
        <div key={layout} className={styles.decisions} data-rows={chooses} data-rest={atRest}>
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
          {payment && <Payment key={payment.due} words={words} payment={payment} asked={asked} onDecide={decide} />}
          {rows.length > 0 && (
            <div className={option.options}>
              {rows}
              {pending && 'ask' in pending && pending.ask === 'mode' && <ClosedModes words={words} />}
            </div>
          )}
          {buttons}
          {(atRest || excess) && (
            <p className={styles.rest} aria-hidden={!excess}>
              {excess ? (
                <OverLimit {...excess} />
              ) : (
                <>
                  {pending?.kind === 'action' && <RichText text={'{T}'.repeat(ticks)} />}
                  <span>
                    {`${pending?.kind === 'action' && ticks > 0 ? 'to spend: choose' : 'Choose'} ${how === 'hand' ? 'a thought' : how === 'headspace' ? 'an idea' : 'a card'}`}
                  </span>
                </>
              )}
            </p>
          )}
          {mustSpend && (
            <button type="button" className={styles.end} onClick={() => askEnd(view)}>
              {`End turn after ${counted(ticks, 'tick')}`}
            </button>
          )}
        </div>
      </div>
    </>
  );
}

/** The least X that does as much to others as the most that leaves the reader alive, and as brave as before. */
function proposedX({ view: { you } }: Wording, forecasts: Forecasts, values: readonly number[]): number | undefined {
  const leadsTo = (value: number) => forecasts.changesFrom({ do: 'choose', value });
  const spares = ({ seat, track, from, to }: Change) =>
    seat !== you || !(track in trackTokens) || to > (from > afraidAt ? afraidAt : deadAt);
  const most = [...values].reverse().find((value) => leadsTo(value).every(spares)) ?? values[0];
  const done = (value = 0) =>
    JSON.stringify(
      leadsTo(value).filter(({ seat, track, to, from }) => seat !== you || to > from || track === 'states'),
    );
  return values.find((value) => done(value) === done(most));
}

const ClosedModes = ({ words }: Pick<Props, 'words'>) =>
  closedModes(words).map(({ name, why }) => (
    <p key={name} className={option.closed}>
      <RichText text={name} />
      <span>{`: ${why}`}</span>
    </p>
  ));
