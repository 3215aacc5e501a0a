import { closedClones } from '#game/play/decisionWords.ts';
import { measures } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';
import { Outcome, resolvedBefore } from '../decisions/Option.tsx';
import { Reasons } from '../decisions/Reasons.tsx';
import { answering } from './answering.ts';
import styles from './Dock.module.css';
import { Results } from './Results.tsx';

type Props = { readonly words: Wording; readonly forecasts: Forecasts };

/** Where each answer leads: whichever card it is, or about whichever item. */
export function AnswerOutlook({ words, forecasts }: Props) {
  const { view } = words;
  const { legal } = view;
  const how = answering(words);
  const [answer] = legal;
  const apart = answer ? forecasts.differing(answer, measures) : [];
  const common = (answer ? forecasts.changesFrom(answer) : []).filter(({ seat, track }) =>
    apart.every((change) => change.seat !== seat || change.track !== track),
  );
  const closed = closedClones(words);
  if (answer?.do === 'choose' && (how === 'whom' || how === 'few' || how === 'list'))
    return (
      common.length + closed.length > 0 && (
        <p className={styles.window}>
          {common.length > 0 && <span>In any case:</span>}
          <Outcome words={words} forecasts={forecasts} decision={answer} changes={common} common />
          {closed.map((why) => (
            <span key={why}>{why}</span>
          ))}
        </p>
      )
    );
  // A price in ideas that is made good changes nothing else.
  const held = view.seats[view.you]?.thoughts.length ?? 0;
  const isKept = answer && common.length === 0 && forecasts.outcome(answer).ends[view.you]?.thoughts === held;
  const told: typeof common = isKept ? [{ seat: view.you, track: 'thoughts', from: held, to: held }] : common;
  const before = resolvedBefore(words);
  const isSlot = how === 'headspace';
  return (
    (isSlot || (how === 'hand' && told.length > 0)) && (
      <p className={styles.window}>
        {isSlot && <span>The head’s top idea replaces it.</span>}
        <Results view={view} changes={told} both faces />
        {before && <small>{before}</small>}
        {answer && !isSlot && <Reasons words={words} hits={forecasts.outcome(answer).changed} />}
      </p>
    )
  );
}
