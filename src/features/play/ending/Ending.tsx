/** The end of a game as a poster: who won, with which card, what decided it, and the next game. */

import { useLayoutEffect, useRef } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { View } from '#game/engine/view.ts';
import { cardOf, fatalLoss, killingCard } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import { counted, listed } from '#game/plural.ts';
import { pointsOf } from '#game/rules/howToWin.ts';
import { printPoints } from '#game/rules/points.ts';
import { tableModulesOf } from '#game/rules/setup.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { CardPicture } from '#ui/card-face/CardPicture.tsx';
import { Face } from '#ui/game-table/clone/Face.tsx';
import { personOf } from '#ui/game-table/clone/people.ts';
import { trackTokens } from '#ui/game-table/clone/TrackLine.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { openReplay } from '../openReplay.ts';
import { speechesOf } from '../speech/speeches.ts';
import { After } from './After.tsx';
import styles from './Ending.module.css';
import { NextGame } from './NextGame.tsx';
import sumStyles from './Sums.module.css';
import { endingResult, shareEnding } from './shareEnding.ts';
import { decisionsBefore, type TurningPoint, turningPoints } from './turningPoints.ts';

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  readonly game: PlayedGame;
  readonly onUndo: (() => void) | undefined;
};

/** Where the reader was when a button or link of an end led to another page, by game. */
const places = new Map<string, { readonly control: number; readonly top: number }>();

/** Focuses what led away from here, at its old place, when the reader comes back, and otherwise the heading. */
function usePlace(id: string) {
  const poster = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = poster;
    const controls = () => [...(current?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])];
    const place = places.get(id);
    current?.parentElement?.scrollTo(0, place?.top ?? 0);
    const focused = (place && controls()[place.control]) ?? current?.querySelector('h2');
    focused?.focus({ preventScroll: !place });
    return () => {
      const control = controls().indexOf(document.activeElement as HTMLElement);
      if (control < 0) places.delete(id);
      else places.set(id, { control, top: current?.parentElement?.scrollTop ?? 0 });
    };
  }, [id]);
  return poster;
}

export function Ending({ words, events, game, onUndo }: Props) {
  const { view, book } = words;
  const { outcome, seats } = view;
  const poster = usePlace(game.id);
  if (!outcome) return null;
  const { winners } = outcome;
  const winner = personOf(view, winners[0] ?? 0);
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  const card = summaryOf(killingCard(events) ?? 0);
  const last = events.at(-1);
  const deaths = events.flatMap((event) => (event.kind === 'die' ? [event.seat] : []));
  const loser = deaths.at(-1);
  const death = card && loser !== undefined ? { seat: loser, card: card.name } : undefined;
  const ownLoss = fatalLoss(events, view.you);
  const living = [...seats.keys()].filter((seat) => seats[seat]?.alive);
  const ranked = new Set([...winners, ...living, ...deaths.reverse()]);
  const told = death ? `${seats[death.seat]?.name} died of ${death.card}.` : last && tell(words, last);
  const lastWords = speechesOf(events, { view, game })
    .filter(({ occasion }) => occasion === 'won' || occasion === 'lost')
    .at(-1);
  const sums = outcome.how === 'empty-head' ? sumsOf(view, game) : [];
  const best = sums.filter(({ sum }) => sum === sums[0]?.sum);
  const title = <NamedText text={`${listed(names)} ${isPlural(names) ? 'win' : 'wins'}`} names={namesOf(view)} />;
  return (
    <div ref={poster} className={styles.poster}>
      <div className={styles.picture} data-theme="paper" data-person={winner}>
        <Portrait slug={winner} />
        {card && (
          <span className={styles.card} style={{ backgroundImage: `url(${card.faces.thumb})` }}>
            <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager />
          </span>
        )}
        {sums.length > 0 && <Sums view={view} sums={sums} />}
        {loser !== undefined && (
          <span className={styles.loser}>
            <Face view={view} seat={loser} gold />
          </span>
        )}
      </div>
      <p className={styles.title} data-ground="night" aria-hidden="true">
        {title}
      </p>
      <div className={styles.band} data-ground="night">
        <h2 tabIndex={-1}>{title}</h2>
        <p>
          {ownLoss && loser !== view.you && (
            <NamedText text={tellDeath(words, events, ownLoss)} names={namesOf(view)} />
          )}
          {told && <NamedText text={told} names={namesOf(view)} />} <span>{`${counted(view.turn, 'turn')}.`}</span>
          {best.length > winners.length && <span> Their points are equal; the later in turn order wins.</span>}
        </p>
        <ol className={styles.sums} aria-label="Points at the end">
          {[...ranked].map((seat) => {
            const { name = '', corpus, cerebrium, alive } = seats[seat] ?? {};
            return (
              <li key={seat}>
                <Face view={view} seat={seat} gold={!alive} />
                {alive && corpus && cerebrium ? (
                  <>
                    <VisuallyHidden>
                      <bdi>{name}</bdi>
                    </VisuallyHidden>
                    <RichText text={`{C}${printPoints(corpus.real)} {B}${printPoints(cerebrium.real)}`} />
                  </>
                ) : (
                  <>
                    <bdi>{name}</bdi>
                    <VisuallyHidden> dead</VisuallyHidden>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <div className={styles.after}>
        <section>
          <h3>Where the points went</h3>
          <ol className={styles.points}>
            {turningPoints(events, view.you).map((point) => (
              <li key={point.event.id}>
                <button type="button" onClick={() => openReplay(book, game, decisionsBefore(book, game, point.at))}>
                  <b>{`Turn ${point.turn}`}</b>
                  <span>
                    <NamedText text={tellPoint(words, point)} names={namesOf(view)} />
                  </span>
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
          </ol>
        </section>
        <NextGame book={book} game={game}>
          <ActionButton icon="share" action={() => shareEnding(endingResult({ ...view, outcome }, death))}>
            Share
          </ActionButton>
        </NextGame>
        {lastWords && (
          <p className={styles.words}>
            <bdi>{seats[lastWords.seat]?.name}</bdi>
            <span>: </span>
            <q>{lastWords.line}</q>
          </p>
        )}
        <After words={words} events={events} game={game} winners={winners} onUndo={onUndo} />
      </div>
    </div>
  );
}

/** "You died in turn 29 of Cult of Me. " */
function tellDeath({ view }: Wording, events: readonly GameEvent[], loss: GameEvent): string {
  const turn = events.slice(0, events.indexOf(loss)).filter(({ kind }) => kind === 'turn').length;
  const card = summaryOf(cardOf(loss) ?? 0);
  return `${view.seats[view.you]?.name} died in turn ${turn}${card ? ` of ${card.name}` : ''}. `;
}

const noWords = { card: 0, persona: null };

/** "Elbows at Breakfast costs you 2 {C}." "Leased Inner Peace gives Twice 24 {B} in 12 parts." */
function tellPoint(words: Wording, { event, points, times, state, isTurned }: TurningPoint): string {
  if (!('track' in event)) return `${tell(words, event)} The head runs out: points decide.`;
  const { book, view } = words;
  const { card, persona } = state === undefined ? (event.words ?? noWords) : { card: state, persona: null };
  const what = persona === null ? summaryOf(card)?.name : book.personas[persona]?.name;
  if (!what) return tell(words, event);
  const clone = view.seats[event.seat]?.name;
  const whom = event.seat === view.you && clone === 'You' ? 'you' : clone;
  const isSpared = state !== undefined && event.kind === 'damage' && (event.change ?? 0) < 0;
  return `${what}${isTurned ? ', redirected,' : ''} ${isSpared ? 'spares' : event.kind === 'gain' ? 'gives' : 'costs'} ${whom} ${points}\u00a0${trackTokens[event.track]}${times > 1 ? ` in ${times} parts` : ''}.`;
}

const isPlural = (names: readonly string[]) => names.length > 1 || names[0] === 'You';

type Sum = { readonly seat: SeatNumber; readonly sum: number };

/** The sums of the living, the highest first. */
function sumsOf({ seats }: View, { setup }: PlayedGame): readonly Sum[] {
  const clones = seats.map((clone) => ({ ...clone, thoughts: clone.thoughts.length }));
  const standing = { modules: tableModulesOf(setup.modules), first: 0, clones };
  return clones
    .flatMap(({ alive }, seat) => (alive ? [{ seat, sum: pointsOf(standing, seat) }] : []))
    .sort((a, b) => b.sum - a.sum);
}

/** The sums that a game ended on, where no card decided it. */
const Sums = ({ view, sums }: { readonly view: View; readonly sums: readonly Sum[] }) => (
  <ol className={sumStyles.sums} aria-label="Sums of points">
    {sums.map(({ seat, sum }) => (
      <li key={seat}>
        <Face view={view} seat={seat} />
        <VisuallyHidden>
          <bdi>{view.seats[seat]?.name}</bdi>
        </VisuallyHidden>
        <b>{sum}</b>
      </li>
    ))}
  </ol>
);
