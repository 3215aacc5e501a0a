/** The items on the stem, the newest on top: whose they are, what they do to whom, and where it leads. */

import { memo } from 'react';
import { paragraphsOf } from '#game/cards/cardText.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { chosenClone, type Item, isChosen } from '#game/engine/state.ts';
import { threatens } from '#game/engine/threat.ts';
import { effectsOfItem, itemsInPlay } from '#game/play/cardWords.ts';
import { openOf, sayOpen } from '#game/play/decisionWords.ts';
import type { Change, Outcome } from '#game/play/endings.ts';
import { capitalised, nameOfSource, namesOf, sayChanges, type Wording, whom } from '#game/play/words.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { CardPicture } from '../../card-face/CardPicture.tsx';
import type { Elements } from '../../elements.ts';
import { NamedText } from '../../NamedText.tsx';
import { CostSymbols } from '../../symbol/SymbolIcon.tsx';
import { Face } from '../clone/Face.tsx';
import { answering } from '../dock/answering.ts';
import { Results } from '../dock/Results.tsx';
import { summaryOf } from '../gameCards.ts';
import parts from '../parts.module.css';
import styles from './Stem.module.css';
import { Threat } from './Threat.tsx';

type Props = {
  readonly words: Wording;
  /** The points that it leads to if nobody reacts. */
  readonly changes: readonly Change[];
  /** What then cancels or redirects another item, and what changes damage. */
  readonly outcome: (Pick<Outcome, 'turns'> & Partial<Outcome>) | undefined;
  readonly onPress: (card: CardNumber) => void;
};

/** Letters of a text beside a large face. */
const longest = 80;

export const Stem = memo(function Stem({ words, changes, outcome, onPress }: Props) {
  const { view } = words;
  const { legal } = view;
  const own = changes.filter(({ seat }) => seat === view.you);
  const items = itemsInPlay(view);
  // A take of which nothing can be asked moves one card, and covers none.
  if (legal.length === 0 ? items.every(({ kind }) => kind === 'take') : items.length === 0) return null;
  const several = items.length > 1;
  const open = outcome && openOf(view, outcome);
  /** When it happens, counted from 1. */
  const when = (item: Item | undefined) => item && items.length - items.indexOf(item);
  /** The last that changes it. */
  const turnedBy = ({ id }: Item) =>
    items.find((other) => choicesOf(other).item === id && outcome?.turns.includes(other.event));
  const isStopped = (item: Item) => {
    const by = turnedBy(item);
    return by !== undefined && choicesOf(by).newClone === undefined;
  };
  const hits = items.filter(
    (item) => several && own.length > 0 && !isStopped(item) && threatens(words.book, view, item, view.you),
  );
  const changesOf = ({ event }: Item) =>
    sayChanges(words, outcome?.changed?.filter(({ cause }) => cause === event) ?? []);
  const others = changes.filter(({ seat }) => seat !== view.you);
  const below = several ? changes.length : 0;
  const results = (changes.length > 0 || open) && (
    <div
      className={styles.results}
      data-ground="night"
      data-many={changes.length > 2}
      data-own={others.length === 0 && !open}
      data-open={Boolean(open)}
    >
      {several && <span className={parts.label}>{legal.length > 0 ? 'If you pass' : 'If nobody reacts'}</span>}{' '}
      <Results view={view} changes={others} faces />
      <span className={styles.own}>
        <Results view={view} changes={own} faces={several || others.length > 0} />
      </span>
      {open && <NamedText text={sayOpen(view, open)} names={namesOf(view)} />}
    </div>
  );
  return (
    <section
      className={styles.stem}
      data-stem=""
      aria-label="On the stem"
      // Without a card there is nothing else to focus where it scrolls.
      tabIndex={items.some(({ card }) => summaryOf(card)) ? undefined : 0}
    >
      <ol
        data-ground="night"
        data-several={several}
        data-long={
          !several && items.some((item) => effectsOfItem(words, item).length > longest || changesOf(item).length > 0)
        }
        data-short={
          several
            ? items.length < 3 && items.map((item) => effectsOfItem(words, item)).join('').length < 2 * longest
            : undefined
        }
        data-crowded={items.length > 2 && own.length > 0}
      >
        {[...items].reverse().map((item, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: at another place or above other results it is a new element, which has not moved
            key={`${place} ${item.id} ${below}`}
            data-top={place === 0}
            data-large={hits.length === 1 ? hits.includes(item) : place === 0}
            data-hits={hits.includes(item)}
            data-stopped={isStopped(item)}
          >
            <StemItem
              words={words}
              item={item}
              when={several && `${when(item)} of ${items.length}`}
              aim={when(items.find(({ id }) => id === choicesOf(item).item))}
              stopped={isStopped(item)}
              by={when(turnedBy(item))}
              changed={changesOf(item)}
              results={changes.length}
              onPress={onPress}
            />
            {!several && results}
          </li>
        ))}
      </ol>
      {several && results}
      {/* Other numbers are new elements, which have not moved. */}
      {own.length > 0 && (
        <Threat key={JSON.stringify(own)} words={words} changes={own} by={hits.length === 1 ? hits[0] : undefined} />
      )}
    </section>
  );
});

const choicesOf = ({ choices }: Item) => choices.copy ?? choices;

type ItemProps = Pick<Props, 'words' | 'onPress'> & {
  readonly item: Item;
  /** Of several: when it happens, the one that it has chosen, and the one that cancels or redirects it. */
  readonly when: string | false;
  readonly aim: number | undefined;
  readonly by: number | undefined;
  readonly stopped: boolean;
  /** What changes its damage. */
  readonly changed: readonly string[];
  readonly results: number;
};

function StemItem({ words, item, when, aim, by, stopped, changed, results, onPress }: ItemProps) {
  const { view } = words;
  const name = view.seats[item.controller]?.name;
  const { newClone } = choicesOf(item);
  /** Its side is asked, and both are among the answers. */
  const isOpen = answering(words) === 'side' && item === itemsInPlay(view).at(-1);
  const say = (words: string, what: Elements) => (
    <span>
      <span>{`, ${words}\u00a0`}</span>
      {what}
    </span>
  );
  const sayNumber = (words: string, number: number) => say(words, <small className={parts.stamp}>{number}</small>);
  const sayClone = (words: string, seat: SeatNumber | null | undefined) =>
    isChosen(seat) && say(words, <bdi>{whom(view, seat)}</bdi>);
  const card = summaryOf(item.card);
  return (
    <>
      {card ? (
        <button type="button" className={styles.card} onClick={() => onPress(item.card)}>
          <CardPicture src={card.faces.thumb} name={`${card.name}: look at it`} width={248} height={346} eager />
        </button>
      ) : (
        <span className={styles.card}>
          <Face view={view} seat={item.controller} />
        </span>
      )}
      {/* Beside other results it has another place, and is a new element, which has not moved. */}
      <div key={results} className={styles.words}>
        <p className={styles.whose}>
          {when && <small className={parts.stamp}>{when}</small>}
          <Face view={view} seat={item.controller} />
          <span>
            <bdi>{name}</bdi>
            {item.kind === 'take' && <span>{item.controller === view.you ? ' take' : ' takes'}</span>}
            {aim && sayNumber('at', aim)}
            {!stopped && sayClone('at', chosenClone(item))}
            {sayClone('to', newClone)}
            {by && sayNumber(`${stopped ? 'stopped' : 'turned'} by`, by)}
            {item.side === 'fear' && <span>, in fear</span>}
          </span>
        </p>
        <b className={styles.name}>{capitalised(nameOfSource(words, item))}</b>
        {card && item !== view.draft?.item && (item.kind === 'attack' || item.kind === 'reaction') && (
          <p className={styles.paid}>
            <span>
              <bdi>{name}</bdi> paid{' '}
            </span>
            <CostSymbols cost={card.cost.replaceAll('X', String(item.x))} />
          </p>
        )}
        {[...(isOpen ? [] : paragraphsOf(effectsOfItem(words, item))), ...changed].map((paragraph) => (
          <p key={paragraph}>
            <NamedText text={paragraph} names={namesOf(view)} />
          </p>
        ))}
      </div>
    </>
  );
}
