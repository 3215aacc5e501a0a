/** The card that the player has chosen: its face where there is room, its text, and the points it leads to. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import type { Change } from '#game/play/endings.ts';
import { effectsOf, effectsOfItem, namesOf, sentenceInQuestion, type Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { NamedText } from '../named-text/NamedText.tsx';
import { RichText } from '../symbol/RichText.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import { answering, choosesTile } from './answering.ts';
import styles from './ChosenCard.module.css';
import { summaryOf } from './gameCards.ts';
import { type Forecasts, Results } from './Results.tsx';
import { RuleByName } from './RuleByName.tsx';

type Props = {
  readonly words: Wording;
  readonly card: CardNumber | undefined;
  readonly refusal: Refusal | undefined;
  /** What the red button does with it. */
  readonly used: Decision | undefined;
  /** The X that the red button would pay. */
  readonly x: number | undefined;
  readonly forecasts: Forecasts;
};

/** A live region: choosing a card moves no focus. */
export const ChosenCard = (props: Props) => (
  <div className={styles.chosen} aria-live="polite">
    {props.card !== undefined && props.card !== 0 && <Described {...props} card={props.card} />}
  </div>
);

function Described({ words, card, refusal, used, x, forecasts }: Props & { readonly card: CardNumber }) {
  const { view } = words;
  const summary = summaryOf(card);
  if (!summary) return null;
  const how = answering(words);
  const asked = !choosesTile(how);
  const own = view.seats[view.you];
  const canFear = !asked && summary.hasFear && own?.afraid && own.thoughts.includes(card);
  const effects = asked && how !== 'whom' ? sentenceAsked(words, x) : effectsOf(words, card);
  return (
    <>
      {/* The stem shows the card that a question is about, unless the answers cover it. */}
      {(!asked || how === 'whom') && (
        <span className={styles.picture} data-asked={asked}>
          <CardPicture src={summary.faces.thumb} name="" width={248} height={346} eager />
        </span>
      )}
      {refusal && (
        <p>
          <b>{`Not now: ${refusal.refused}`}</b> <RuleByName see={refusal.see} />
        </p>
      )}
      <div className={styles.says} data-empty={effects === '' && !canFear}>
        <b>{summary.name}</b>{' '}
        {paragraphsOf(effects).map((paragraph) => (
          <span key={paragraph}>
            <NamedText text={paragraph} names={namesOf(view)} />{' '}
          </span>
        ))}
        {canFear && (
          <span>
            <em>Or, in fear, its dark half: </em>
            <RichText text={effectsOf(words, card, 'fear')} />
          </span>
        )}
      </div>
      {used?.do === 'choose' && (
        <p className={styles.later}>
          <span>Costs</span> <CostSymbols cost={summary.cost} /> <span>{`and has value ${summary.resourceValue}`}</span>
        </p>
      )}
      {used?.do === 'take' && (
        <p className={styles.later}>
          <span>{summary.type === 'reaction' ? 'To react with it, you pay' : 'To play it, you pay'}</span>{' '}
          <CostSymbols cost={summary.cost} />
        </p>
      )}
      {used &&
        (used.do === 'react' ? (
          <Alternatives view={view} used={used} forecasts={forecasts} />
        ) : (
          <Outcome view={view} changes={used.do === 'choose' ? [] : forecasts.of(used)} />
        ))}
    </>
  );
}

/** Of a sentence with options the answers are the parts, and the stem shows all of it. */
const sentenceAsked = (words: Wording, x: number | undefined): string => {
  const { pending, draft } = words.view;
  const ask = pending && 'ask' in pending ? pending.ask : undefined;
  if (draft && x !== undefined) return effectsOfItem(words, draft.item, x);
  return ask === 'offer' || ask === 'mode' ? '' : sentenceInQuestion(words);
};

const Outcome = ({ view, changes }: { readonly view: View; readonly changes: readonly Change[] }) =>
  changes.length > 0 && (
    <div className={styles.results}>
      <Results view={view} changes={changes} faces />
    </div>
  );

type AlternativesProps = { readonly view: View; readonly used: Decision; readonly forecasts: Forecasts };

/** What a reaction leads to, beside what happens without it. */
function Alternatives({ view, used, forecasts }: AlternativesProps) {
  const pass = view.legal.find(({ do: what }) => what === 'pass');
  const isOwn = ({ seat }: Change) => seat === view.you;
  const own = forecasts.differing(used).filter(isOwn);
  const unanswered = pass ? forecasts.of(pass).filter(isOwn) : [];
  const anyway = pass ? forecasts.of(pass) : [];
  const others = forecasts
    .of(used)
    .filter((change) => !isOwn(change) && !anyway.some((same) => JSON.stringify(same) === JSON.stringify(change)));
  if (own.length + others.length === 0) return null;
  return (
    <div className={styles.results}>
      <p className={styles.way}>
        <span>If you react</span> <Results view={view} changes={own} />
        <Results view={view} changes={others} faces />
      </p>
      {unanswered.length > 0 && (
        <p className={styles.way} data-worse="">
          <span>{view.stem.at(-1)?.kind === 'attack' ? 'If it hits' : 'If you pass'}</span>{' '}
          <Results view={view} changes={unanswered} />
        </p>
      )}
    </div>
  );
}
