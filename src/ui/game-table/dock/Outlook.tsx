import { closedClones } from '#game/play/decisionWords.ts';
import { measures } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';
import { Outcome } from '../decisions/Option.tsx';
import { answering } from './answering.ts';
import styles from './Dock.module.css';

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
  // A price in ideas that is made good changes nothing else.
  const held = view.seats[view.you]?.thoughts.length ?? 0;
  const isKept = answer && common.length === 0 && forecasts.outcome(answer).ends[view.you]?.thoughts === held;
  const changes: typeof common =
    how === 'hand' && isKept ? [{ seat: view.you, track: 'thoughts', from: held, to: held }] : common;
  const isSlot = how === 'headspace';
  if (answer?.do !== 'choose' || how === 'side' || how === 'x' || !(isSlot || changes.length + closed.length > 0))
    return null;
  const lead = isSlot ? 'The head’s top idea replaces it.' : how !== 'hand' && changes.length > 0 && 'In any case:';
  return (
    <p className={styles.window}>
      {lead && <span>{lead}</span>}
      <Outcome words={words} forecasts={forecasts} decision={answer} changes={changes} common />
      {closed.map((why) => (
        <span key={why}>{why}</span>
      ))}
    </p>
  );
}
