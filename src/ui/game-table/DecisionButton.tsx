/** Button for a legal decision: its description, its cost, and the clone's resulting points. */

import { useMemo } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { printed } from '#game/engine/printedCard.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { type Ending, endings } from '#game/play/endings.ts';
import { cardOfDecision, describeDecision, namesOf, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { tracks } from '#game/rules/table.ts';
import { buttonClass } from '../button/Button.tsx';
import { NamedText } from '../named-text/NamedText.tsx';
import { RichText } from '../symbol/RichText.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardArt } from './CardTile.tsx';
import styles from './Decisions.module.css';
import { summaryOf } from './gameCards.ts';
import parts from './parts.module.css';
import { trackTokens } from './TrackLine.tsx';

/** The resulting points for each legal decision. */
export function useEndings({ book, view }: Wording): ReadonlyMap<Decision, Ending> {
  return useMemo(() => {
    const all = endings(book, view);
    return new Map(view.legal.map((decision, place) => [decision, all[place] ?? {}]));
  }, [book, view]);
}

type Props = {
  readonly words: Wording;
  readonly decision: Decision;
  readonly primary: boolean;
  readonly ending: Ending | undefined;
  /** Ids of the elements that contain the question. */
  readonly asked: string | undefined;
  readonly onDecide: (decision: Decision) => void;
};

export function DecisionButton({ words, decision, primary, ending, asked, onDecide }: Props) {
  const card = cardOfDecision(words, decision);
  const summary = summaryOf(card);
  const reacts = decision.do === 'react';
  const paid = reacts || decision.do === 'play' ? summary?.cost : undefined;
  return (
    <button
      type="button"
      className={buttonClass({ look: primary ? 'primary' : 'plain' })}
      data-wide={primary || undefined}
      data-do={decision.do}
      aria-describedby={asked}
      data-key={primary ? 'Enter' : decision.do === 'pass' ? 'P' : undefined}
      onClick={() => onDecide(decision)}
    >
      {reacts && summary && <CardArt of={summary} />}
      <span>
        <NamedText text={describeDecision(words, decision)} names={namesOf(words.view)} />
        {reacts && paid && (
          <small>
            <CostSymbols cost={paid} /> <RichText text={words.texts.get(printed(card))?.effects ?? ''} />
          </small>
        )}
      </span>
      {decision.do === 'take' && <RichText text="{T1}" />}
      {!reacts && paid && (
        <span>
          <CostSymbols cost={paid} />
        </span>
      )}
      {ending && <EndsOn ending={ending} />}
    </button>
  );
}

const EndsOn = ({ ending }: { readonly ending: Ending }) =>
  tracks.map((track) => {
    const points = ending[track];
    if (points === undefined) return null;
    return (
      <span key={track} className={styles.ends}>
        <VisuallyHidden>You end on </VisuallyHidden>
        <RichText text={trackTokens[track]} />
        <span className={parts.number}>{printPoints(points)}</span>
        {points <= gameConstants.afraidAt && (
          <span className={parts.stamp}>{points <= gameConstants.deadAt ? 'Dead' : 'Afraid'}</span>
        )}
      </span>
    );
  });
