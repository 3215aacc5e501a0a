/** The question to the player, the effects of the chosen card, and every legal decision. */

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import type { View } from '#game/engine/view.ts';
import { tileOf } from '#game/play/decisionWords.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { overLimit } from '#game/play/overLimit.ts';
import { paidTogether } from '#game/play/payment.ts';
import { describeQuestion, sayActions } from '#game/play/questionWords.ts';
import { namesOf, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import type { Elements } from '../../elements.ts';
import { NamedText } from '../../NamedText.tsx';
import { Face } from '../clone/Face.tsx';
import { offersOf } from '../decisions/offers.ts';
import { proposedX, Stepper } from '../decisions/Stepper.tsx';
import { wide } from '../log/Since.tsx';
import { RuleByName } from '../RuleByName.tsx';
import type { Selection } from '../useSelection.ts';
import { answering, choosesTile } from './answering.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { Decisions, described, type GoOn } from './Decisions.tsx';
import styles from './Dock.module.css';
import { AnswerOutlook } from './Outlook.tsx';

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

export function Dock({ words, forecasts, selection, suggested, coach, since, question, goOn }: Props) {
  const { chosen, refusal } = selection;
  const { view } = words;
  const { legal, pending } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const coachId = useId();
  const asks = question === undefined ? describeQuestion(words) : typeof question === 'string' ? question : undefined;
  /** Whose card or effect lets the reader choose. */
  const asker = pending && 'ask' in pending && pending.ask === 'offer' ? view.current?.item.controller : undefined;
  const how = answering(words);
  const waits = legal.length === 0 || goOn !== undefined || !choosesTile(how);
  const used = waits || !chosen ? undefined : selection.used;

  const [set, setX] = useState<{ readonly of: View; readonly x: number }>();
  const values = how === 'x' ? legal.flatMap((decision) => (decision.do === 'choose' ? decision.value : [])) : [];
  const x = set?.of === view ? set.x : proposedX(words, forecasts, values);
  const payment = goOn ? undefined : paidTogether(words.book, view);
  const offers = goOn
    ? []
    : offersOf({ words, forecasts, chosen, suggested, coached: Boolean(coach), pays: payment !== undefined, x });

  const [asksEnd, askEnd] = useState<View>();
  const told = pending?.kind === 'action' && legal.length > 0 && !chosen && asksEnd !== view && since;
  const isWide = told && matchMedia(wide).matches;
  const ticks = view.seats[view.you]?.ticks ?? 0;
  const mustSpend = !waits && pending?.kind === 'action' && !legal.some(({ do: what }) => what === 'end');
  const ends = used ?? legal.find(({ do: what }) => what === 'end' && view.head.length === 0);

  // The pressed button (also the one that started the game) is gone or disabled: the focus moves to what decides now,
  // or else to the question. While nobody has touched the page, always to the question: browsers would show the focus
  // of an answer as if a key had moved it there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is a new question
  useEffect(() => {
    const at = document.activeElement;
    const isTouched = navigator.userActivation?.hasBeenActive !== false;
    const next = (isTouched && group.current?.querySelector<HTMLElement>(described)) || heading.current;
    if (at === heading.current || at?.matches(':disabled') || at?.contains(group.current))
      next?.focus({ preventScroll: true });
    // Lays out the table, so not at each step of the others, whose texts are short.
    if (legal.length > 0) group.current?.parentElement?.scrollTo(0, 0);
  }, [words.view, question]);

  return (
    <>
      {coach && <div id={coachId}>{coach}</div>}
      {mustSpend && asksEnd === view && (
        <p role="alert">
          <b>{`Not now. You have ${counted(ticks, 'tick')} left. ${sayActions(view)}`}</b>{' '}
          <RuleByName see="main-phase" />
        </p>
      )}
      {!isWide && told}
      <h2
        ref={heading}
        id={headingId}
        className={styles.question}
        data-aside={
          // The event that is shown says more, as the chosen card does.
          (legal.length === 0 && Boolean(since)) ||
          (!waits && how !== 'hand' && question === undefined && Boolean(chosen))
        }
        tabIndex={-1}
      >
        {asker !== undefined && asker !== view.you && <Face view={view} seat={asker} />}
        <span>{asks !== undefined ? <NamedText key={asks} text={asks} names={namesOf(view)} /> : question}</span>
      </h2>
      {legal.length === 0 && since}
      {!goOn && (
        <ChosenCard
          words={words}
          card={chosen}
          refusal={refusal}
          used={used}
          x={x}
          forecasts={forecasts}
          // The coach says all about this card.
          brief={Boolean(coach) && suggested !== undefined && chosen === tileOf(words, suggested)}
          end={ends && forecasts.end(ends)}
        />
      )}
      {/* With another question it is a new element: it has not moved. */}
      {!goOn && !refusal && <AnswerOutlook key={asks} words={words} forecasts={forecasts} />}
      {!goOn && x !== undefined && (
        <Stepper
          words={words}
          values={values}
          forecasts={forecasts}
          decision={{ do: 'choose', value: x }}
          onChange={(to) => setX({ of: view, x: to })}
        />
      )}
      <Decisions
        ref={group}
        words={words}
        forecasts={forecasts}
        selection={selection}
        offers={offers}
        payment={payment}
        goOn={goOn}
        asks={question === undefined ? asks : undefined}
        asked={coach ? `${coachId} ${headingId}` : headingId}
        excess={!waits && !used && !refusal && ticks === 0 ? overLimit(words.book, view, 0) : undefined}
        onEnd={mustSpend ? () => askEnd(view) : undefined}
      />
      {/* Where all of it is shown, it follows what decides. */}
      {isWide && told}
    </>
  );
}
