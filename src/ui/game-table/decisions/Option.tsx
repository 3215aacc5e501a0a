/** An answer to a question: its name, what it says, and what it does to whom. */

import { cardOf } from '#game/engine/event.ts';
import { sideOf } from '#game/engine/inEffect.ts';
import type { Decision } from '#game/engine/legal.ts';
import { printed } from '#game/engine/printedCard.ts';
import type { Ask } from '#game/engine/question.ts';
import { printedSide } from '#game/language/marks.ts';
import {
  copiedX,
  effectsIfPaid,
  effectsIfTaken,
  effectsOf,
  effectsOfItem,
  itemsInPlay,
  resolvedSide,
  takesControl,
} from '#game/play/cardWords.ts';
import { choosesCard, choosesClone, describeDecision } from '#game/play/decisionWords.ts';
import { type Change, measures, spanOf } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { namesOf, type Wording } from '#game/play/words.ts';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { CostSymbols } from '../../symbol/SymbolIcon.tsx';
import { CardArt } from '../cards/CardTile.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { Results } from '../dock/Results.tsx';
import { summaryOf } from '../gameCards.ts';
import { CloneOption, moves } from './CloneOption.tsx';
import styles from './Option.module.css';
import { Reasons } from './Reasons.tsx';

type Props = {
  readonly words: Wording;
  readonly ask: Ask;
  readonly decision: Extract<Decision, { do: 'choose' }>;
  readonly forecasts: Forecasts;
};

export function Option(props: Props) {
  if (choosesClone(props.ask)) return <CloneOption {...props} />;
  return props.ask === 'side' ? <Half {...props} /> : <Row {...props} />;
}

type OutcomeProps = Pick<Props, 'words' | 'forecasts' | 'decision'> & {
  readonly changes: readonly Change[];
  /** Whether it says which item has resolved by then. */
  readonly after?: boolean;
  /** Of the numbers of the clones of which one will be chosen, only those that all answers lead to, or all others. */
  readonly common?: boolean;
};

/** In rows, the numbers of a clone stay beside its portrait. */
const perClone = (changes: readonly Change[]): readonly (readonly Change[])[] =>
  [...new Set(changes.map(({ seat }) => seat))].map((clone) => changes.filter(({ seat }) => seat === clone));

/** Which item has resolved before the outcome, if another one than the card that asks. */
function resolvedBefore({ view: { stem, current, draft }, book }: Wording) {
  const below = stem.filter(({ id }) => id !== current?.item.id);
  const top = below.at(-1);
  // It stays to be kept, or is aimed anew.
  const kept = (current ?? draft)?.item.choices.item;
  const name = top && top.id !== kept && top.kind !== 'take' && book.cards[printed(top.card)]?.name;
  return name && (below.length > 1 ? 'once the stem is empty' : `after ${name}`);
}

/** The outcome of an answer, once the item that it answers has done what it does, unless the game ends. */
export function Outcome({ words, forecasts, decision, changes, after = true, common }: OutcomeProps) {
  const { view } = words;
  const before = resolvedBefore(words);
  const isCommon = (change: Change) =>
    view.legal.every(
      (each) =>
        each.do !== 'choose' ||
        forecasts.outcome(each).either.some((one) => JSON.stringify(one) === JSON.stringify(change)),
    );
  const either = forecasts
    .outcome(decision)
    .either.filter((one) => one.track in trackTokens && (common === undefined || isCommon(one) === common));
  const told = [...changes, ...either];
  const hits = forecasts
    .outcome(decision)
    .changed.filter(
      (hit) => hit.number === 0 || told.some(({ seat, track }) => seat === hit.seat && track === hit.track),
    );
  const faces = common || Boolean(before) || either.length > 0 || changes.some(({ seat }) => seat !== view.you);
  const results = (each: readonly Change[]) => <Results view={view} changes={each} both faces={faces} />;
  return (
    told.length + hits.length > 0 && (
      <span className={styles.results} data-columns={either.length === 3}>
        <Results view={view} changes={either} faces />
        {common === undefined
          ? results(changes)
          : perClone(changes).map((each) => (
              <span key={each[0]?.seat} className={styles.clone}>
                {results(each)}
              </span>
            ))}
        {after && before && typeof forecasts.end(decision) !== 'object' && <small>{before}</small>}
        <Reasons words={words} hits={hits} />
      </span>
    )
  );
}

/** One half of a card, with its words as printed, above the same points as the other half has. */
function Half({ words, decision, forecasts }: Props) {
  const card = itemsInPlay(words.view).at(-1)?.card ?? 0;
  const program = sideOf(cardOf(words.book, card), decision.value === 1 ? 'fear' : 'desire');
  return (
    <span className={styles.half}>
      <b>{describeDecision(words, decision)}</b>
      <span>
        <RichText text={printedSide(program)} />
      </span>
      <Outcome words={words} forecasts={forecasts} decision={decision} changes={forecasts.compared(decision)} />
    </span>
  );
}

function Row({ words, ask, decision, forecasts }: Props) {
  const { view } = words;
  const { value } = decision;
  const item =
    ask === 'item' || ask === 'order'
      ? [...itemsInPlay(view), ...view.waiting].find(({ id }) => id === value)
      : undefined;
  const chosen = choosesCard(ask) && value > 0 ? summaryOf(value) : undefined;
  const shown = chosen ?? (item && summaryOf(item.card));
  // Of two ways all numbers are compared; of many, each says what it changes. Those that all lead to stand above them.
  const isMany = view.legal.filter(({ do: what }) => what === 'choose').length > 2;
  const changes = /offer|unless|may|mode|order/.test(ask)
    ? forecasts.compared(decision, true).filter((change) => !isMany || moves(change))
    : forecasts.differing(decision, measures).filter((change) => ask === 'item' || moves(change));
  const isTold = ({ seat, track }: Change) => view.legal.every((each) => spanOf(forecasts.outcome(each), seat, track));
  const side = ask === 'copied-card' && view.draft ? resolvedSide(words, view.draft.item) : undefined;
  const effect = item
    ? view.draft && takesControl(words.book, view.draft.item)
      ? effectsIfTaken(words.book, item)
      : effectsOfItem(words, item)
    : chosen &&
      (side
        ? `${effectsOf(words, chosen.id, side, copiedX)}${chosen.cost.includes('X') ? ` X is ${copiedX}.` : ''}`
        : effectsIfPaid(words, chosen.id));
  return (
    <>
      {shown && <CardArt of={shown} />}
      {chosen && ask !== 'copied-card' && (
        <span className={styles.cost}>
          <CostSymbols cost={chosen.cost} />
        </span>
      )}
      <span className={styles.option}>
        {chosen ? (
          <span>{chosen.name}</span>
        ) : (
          <NamedText text={describeDecision(words, decision)} names={namesOf(view)} />
        )}
        {effect && (
          <small>
            <RichText text={effect} />
          </small>
        )}
        <Outcome
          words={words}
          forecasts={forecasts}
          decision={decision}
          changes={ask === 'order' ? changes.filter(isTold) : changes}
          after={ask !== 'item'}
          common={false}
        />
      </span>
    </>
  );
}
