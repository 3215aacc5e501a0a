import { measures } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';
import { Outcome } from '../decisions/Option.tsx';
import { answering } from './answering.ts';
import styles from './Dock.module.css';
import { Results } from './Results.tsx';

type Props = { readonly words: Wording; readonly forecasts: Forecasts };

/** Where each answer leads: whichever card it is, or about whichever item. */
export function AnswerOutlook({ words, forecasts }: Props) {
  const { view } = words;
  const { legal, pending } = view;
  const how = answering(words);
  const [answer] = legal;
  if (pending && 'ask' in pending && /item|mode|order/.test(pending.ask) && answer?.do === 'choose') {
    const apart = forecasts.differing(answer, measures);
    const common = forecasts
      .changesFrom(answer)
      .filter(({ seat, track }) => apart.every((change) => change.seat !== seat || change.track !== track));
    return (
      common.length > 0 && (
        <p className={styles.window}>
          <span>In any case:</span>
          <Outcome words={words} forecasts={forecasts} decision={answer} changes={common} common />
        </p>
      )
    );
  }
  const changes = how === 'hand' && answer ? forecasts.changesFrom(answer) : [];
  return (
    (changes.length > 0 || how === 'headspace') && (
      <p className={styles.window}>
        {how === 'headspace' && <span>The top idea of the head takes its place.</span>}
        <Results view={view} changes={changes} faces />
      </p>
    )
  );
}
