/** A clone that can be chosen, and what that does to it and to others. */

import type { Decision } from '#game/engine/legal.ts';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { describeDecision } from '#game/play/decisionWords.ts';
import { type Change, changeTo, measure, spanOf } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { namesOf, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { NamedText } from '../../NamedText.tsx';
import { Face } from '../clone/Face.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { Results } from '../dock/Results.tsx';
import styles from './Option.module.css';
import { Reasons } from './Reasons.tsx';

const { deadAt } = gameConstants;
const told = ['corpus', 'cerebrium', 'thoughts'] as const;

type Choice = Extract<Decision, { do: 'choose' }>;

type Props = { readonly words: Wording; readonly decision: Choice; readonly forecasts: Forecasts };

export const moves = ({ from, to, far = to }: Change) => from !== far;

const isPoints = ({ track }: Change) => track in trackTokens;

/** The points of a clone, also if they stay, of the track on which it counts who is chosen. */
function pointsOf({ legal, seats }: View, forecasts: Forecasts, decision: Choice): readonly Change[] {
  const seat = decision.value;
  const [hit] = legal.flatMap((each) =>
    each.do === 'choose' ? forecasts.differing(each).filter((one) => one.seat === each.value && moves(one)) : [],
  );
  const span = hit && spanOf(forecasts.outcome(decision), seat, hit.track);
  return span && seats[seat] ? [changeTo(seat, hit.track, measure(seats[seat])[hit.track], span)] : [];
}

/** Its own points large, and below them those of others. */
export function CloneOption({ words, decision, forecasts }: Props) {
  const { view } = words;
  const { value } = decision;
  const clone = view.seats[value];
  if (!clone) return null;
  const changes = forecasts.differing(decision, told).filter(moves);
  const hits = changes.filter(({ seat }) => seat === value);
  const all = hits.some(isPoints) ? hits : [...pointsOf(view, forecasts, decision), ...hits];
  const [worst] = all.filter(isPoints).sort((a, b) => a.to - b.to);
  const own = worst && worst.to <= deadAt ? all.filter(isPoints) : all;
  const others = changes.filter(({ seat }) => seat !== value);
  const shield = forecasts
    .differing(decision, ['transient corpus', 'transient cerebrium'])
    .find(({ seat, from, to }) => seat === value && to < from);
  return (
    <>
      <Face view={view} seat={value} />
      <span className={styles.option}>
        <NamedText text={describeDecision(words, decision)} names={namesOf(view)} />
        <span className={styles.results}>
          <Results view={view} changes={own} both />
        </span>
        {others.length > 0 && (
          <span className={styles.others}>
            <Results view={view} changes={others} faces />
          </span>
        )}
        <Reasons words={words} hits={forecasts.outcome(decision).changed.filter(({ seat }) => seat === value)} />
        {shield && <small>{`Loses ${counted(shield.from - shield.to, 'transient point')} first.`}</small>}
        <small>{`${counted(clone.thoughts.length, 'thought')} to answer with`}</small>
      </span>
    </>
  );
}
