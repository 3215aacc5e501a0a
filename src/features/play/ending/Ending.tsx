/** The end of a game as a poster: who won, with which card, what decided it, and the next game. */

import { useLayoutEffect, useRef } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { killingCard, realLoss } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import { counted, listed } from '#game/plural.ts';
import { printPoints } from '#game/rules/points.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { CardPicture } from '#ui/card-face/CardPicture.tsx';
import { Face } from '#ui/game-table/Face.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { personOf } from '#ui/game-table/people.ts';
import { trackTokens } from '#ui/game-table/TrackLine.tsx';
import { NamedText } from '#ui/named-text/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { openReplay } from '../openReplay.ts';
import { speechesOf } from '../speech/speeches.ts';
import { After } from './After.tsx';
import styles from './Ending.module.css';
import { NextGame } from './NextGame.tsx';
import { Sums, sumsOf } from './Sums.tsx';
import { endingResult, shareEnding } from './shareEnding.ts';
import { decisionsBefore, turningPoints } from './turningPoints.ts';

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
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  const card = summaryOf(killingCard(events) ?? 0);
  const last = events.at(-1);
  const died = events.filter(({ kind }) => kind === 'die').at(-1);
  const victim = died?.kind === 'die' ? (seats[died.seat]?.name ?? '') : '';
  const ownDeath = events.findIndex((event) => event.kind === 'die' && event.seat === view.you);
  /** The last points that the reader's clone lost, if it died. */
  const fall = turningPoints(events.slice(0, Math.max(ownDeath, 0)), Number.POSITIVE_INFINITY)
    .filter(({ event }) => 'seat' in event && event.seat === view.you)
    .at(-1);
  const fatal = summaryOf(killingCard(events.slice(0, ownDeath + 1)) ?? 0);
  const heaviest = turningPoints(events);
  const points =
    fall && !heaviest.some(({ event }) => event === fall.event)
      ? [...turningPoints(events, 2), fall].sort((a, b) => a.event.id - b.event.id)
      : heaviest;
  const told = card ? `${victim} died of ${card.name}.` : last && tell(words, last);
  const lastWords = speechesOf(events, { view, game })
    .filter(({ occasion }) => occasion === 'won' || occasion === 'lost')
    .at(-1);
  const sums = outcome.how === 'empty-head' ? sumsOf(view, game) : [];
  const best = sums.filter(({ sum }) => sum === sums[0]?.sum);
  const title = <NamedText text={`${listed(names)} ${isPlural(names) ? 'win' : 'wins'}`} names={namesOf(view)} />;
  return (
    <div ref={poster} className={styles.poster}>
      <div className={styles.picture} data-theme="paper">
        <Portrait slug={personOf(view, winners[0] ?? 0)} />
        {card && (
          <span className={styles.card}>
            <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager />
          </span>
        )}
        {sums.length > 0 && <Sums view={view} sums={sums} />}
        {died?.kind === 'die' && (
          <span className={styles.loser}>
            <Face view={view} seat={died.seat} gold />
          </span>
        )}
      </div>
      <p className={styles.title} data-ground="night" aria-hidden="true">
        {title}
      </p>
      <div className={styles.band} data-ground="night">
        <h2 tabIndex={-1}>{title}</h2>
        <p>
          {fall && died?.kind === 'die' && died.seat !== view.you && (
            <NamedText
              text={`${seats[view.you]?.name} died in turn ${fall.turn}${fatal ? ` of ${fatal.name}` : ''}. `}
              names={namesOf(view)}
            />
          )}
          {told && <NamedText text={told} names={namesOf(view)} />} <span>{`${counted(view.turn, 'turn')}.`}</span>
          {best.length > winners.length && <span> Their points are equal; the later in turn order wins.</span>}
        </p>
        <ol className={styles.sums} aria-label="Points at the end">
          {seats.map(({ name, corpus, cerebrium, alive }, seat) => (
            <li key={name}>
              <Face view={view} seat={seat} />
              <VisuallyHidden>
                <bdi>{name}</bdi>
              </VisuallyHidden>
              <RichText text={alive ? `{C}${printPoints(corpus.real)} {B}${printPoints(cerebrium.real)}` : 'dead'} />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.after}>
        <section>
          <h3>What decided it</h3>
          <ol className={styles.points}>
            {points.map(({ turn, event }) => (
              <li key={event.id}>
                <b>{`Turn ${turn}`}</b>
                <NamedText text={cost(words, event)} names={namesOf(view)} />
                <button type="button" onClick={() => openReplay(book, game, decisionsBefore(book, game, event))}>
                  <span>Look at it</span>
                  <VisuallyHidden>{`: turn ${turn}`}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <NextGame book={book} game={game}>
          <ActionButton icon="share" action={() => shareEnding(endingResult(view, told ?? ''))}>
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

/** "Elbows at Breakfast costs you 2 {C}." */
function cost(words: Wording, event: GameEvent): string {
  if (event.kind === 'announce' || event.kind === 'end-phase') return `${tell(words, event)} It ends the game.`;
  if ((event.kind !== 'damage' && event.kind !== 'lose') || event.words?.persona !== null) return tell(words, event);
  const { you, seats } = words.view;
  const whom = event.seat === you && seats[you]?.name === 'You' ? 'you' : seats[event.seat]?.name;
  return `${summaryOf(event.words.card)?.name} costs ${whom} ${realLoss(event)} ${trackTokens[event.track]}.`;
}

const isPlural = (names: readonly string[]) => names.length > 1 || names[0] === 'You';
