/** The items on the stem, the newest on top: whose they are, what they do to whom, and where it leads. */

import { memo } from 'react';
import { paragraphsOf } from '#game/cards/cardText.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { chosenClone, type Item } from '#game/engine/state.ts';
import { threatens } from '#game/engine/threat.ts';
import { effectsOfItem, itemsInPlay } from '#game/play/cardWords.ts';
import type { Change } from '#game/play/endings.ts';
import { capitalised, nameOfSource, namesOf, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { tracks } from '#game/rules/table.ts';
import { CardPicture } from '../../card-face/CardPicture.tsx';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { CostSymbols } from '../../symbol/SymbolIcon.tsx';
import { Pips } from '../../track/Pips.tsx';
import { Face } from '../clone/Face.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { Ends, Fate, Results, SpokenChange, tokens } from '../dock/Results.tsx';
import { summaryOf } from '../gameCards.ts';
import parts from '../parts.module.css';
import styles from './Stem.module.css';

type Props = {
  readonly words: Wording;
  /** The points that it leads to if nobody reacts. */
  readonly changes: readonly Change[];
  readonly onPress: (card: CardNumber) => void;
};

/** Letters of a text beside a large face. */
const longest = 80;

export const Stem = memo(function Stem({ words, changes, onPress }: Props) {
  const { view } = words;
  const { legal } = view;
  const own = changes.filter(({ seat }) => seat === view.you);
  const items = itemsInPlay(view);
  // A take of which nothing can be asked moves one card, and covers none.
  if (legal.length === 0 ? items.every(({ kind }) => kind === 'take') : items.length === 0) return null;
  const several = items.length > 1;
  const hits = items.filter((item) => several && own.length > 0 && threatens(words.book, view, item, view.you));
  const others = changes.filter((change) => !own.includes(change));
  const below = several ? changes.length : 0;
  const results = changes.length > 0 && (
    <div className={styles.results} data-ground="night" data-many={changes.length > 2} data-own={others.length === 0}>
      {several && <span className={parts.label}>{legal.length > 0 ? 'If you pass' : 'If nobody reacts'}</span>}
      <Results view={view} changes={others} faces />
      <span className={styles.own}>
        <Results view={view} changes={own} faces={several || others.length > 0} />
      </span>
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
        data-long={!several && items.some((item) => effectsOfItem(words, item).length > longest)}
        data-crowded={items.length > 2 && own.length > 0}
      >
        {[...items].reverse().map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: at another place or above other results it is a new element, which has not moved
          <li key={`${place} ${item.id} ${below}`} data-top={place === 0} data-hits={hits.includes(item)}>
            {several && <small className={parts.stamp}>{`${place + 1} of ${items.length}`}</small>}
            <StemItem words={words} item={item} results={changes.length} onPress={onPress} />
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

type ThreatProps = Pick<Props, 'words' | 'changes'> & {
  /** The one of several items that does it. */
  readonly by: Item | undefined;
};

/** Where there is no room beside the stem: what changes for the reader's own clone, in place of its points. */
function Threat({ words, changes, by }: ThreatProps) {
  const { view } = words;
  const points = changes.filter(({ track }) => track in trackTokens);
  const large = points.length > 0 ? points : changes.slice(0, 1);
  const small = changes.filter((change) => !large.includes(change));
  const same = tracks.filter((track) => points.every((change) => change.track !== track));
  return (
    <div className={styles.threat} data-changes={large.length}>
      <Face view={view} seat={view.you} />
      {large.map((change, place) => (
        <span
          key={change.track}
          data-track={change.track}
          data-open={change.far !== undefined}
          data-gain={(change.far ?? change.to) > change.from}
        >
          <SpokenChange view={view} change={change} />
          <RichText text={tokens[change.track]} />
          <b>{printPoints(change.from)}</b>
          <i>→</i>
          <b>
            <Ends {...change} />
          </b>
          <span>
            {by && place === 0 && <small>{nameOfSource(words, by)}</small>}
            <Fate {...change} />
            {change.track in trackTokens && <Pips value={change.from} to={change.far ?? change.to} size="line" />}
            {place === 0 && (
              <span className={styles.rest}>
                <Results view={view} changes={small} />
                {same.map((track) => (
                  <b key={track}>
                    <RichText text={tokens[track]} />
                    <span>{printPoints(view.seats[view.you]?.[track].real ?? 0)}</span>
                  </b>
                ))}
              </span>
            )}
          </span>
        </span>
      ))}
    </div>
  );
}

type ItemProps = Pick<Props, 'words' | 'onPress'> & { readonly item: Item; readonly results: number };

function StemItem({ words, item, results, onPress }: ItemProps) {
  const { view } = words;
  const nameOf = (seat: SeatNumber) => view.seats[seat]?.name ?? '';
  const chosen = chosenClone(item);
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
          <Face view={view} seat={item.controller} />
          <span>
            <bdi>{nameOf(item.controller)}</bdi>
            {item.kind === 'take' && <span>{item.controller === view.you ? ' take' : ' takes'}</span>}
            {chosen !== undefined && (
              <span>
                , at <bdi>{chosen === view.you ? 'you' : nameOf(chosen)}</bdi>
              </span>
            )}
            {item.side === 'fear' && <span>, in fear</span>}
          </span>
        </p>
        <b className={styles.name}>{capitalised(nameOfSource(words, item))}</b>
        {card && item !== view.draft?.item && (item.kind === 'attack' || item.kind === 'reaction') && (
          <p className={styles.paid}>
            <span>
              <bdi>{nameOf(item.controller)}</bdi> paid{' '}
            </span>
            <CostSymbols cost={card.cost.replaceAll('X', String(item.x))} />
          </p>
        )}
        {paragraphsOf(effectsOfItem(words, item)).map((paragraph) => (
          <p key={paragraph}>
            <NamedText text={paragraph} names={namesOf(view)} />
          </p>
        ))}
      </div>
    </>
  );
}
