/** The end of a game as a poster: who won, with which card, what decided it, and the next game. */

import type { GameEvent } from '#game/engine/event.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import { canBeGrudge, type Score } from '#game/play/grudge.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import { counted, listed } from '#game/plural.ts';
import { printPoints } from '#game/rules/points.ts';
import { cardSets } from '#search/catalogue.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { writePlayedGame } from '#storage/games/playedGames.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { Button } from '#ui/button/Button.tsx';
import { CardPicture } from '#ui/card-face/CardPicture.tsx';
import type { Elements } from '#ui/elements.ts';
import { Face } from '#ui/game-table/Face.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { personOf } from '#ui/game-table/people.ts';
import { replayGame } from '#ui/game-table/positionLink.ts';
import { trackTokens } from '#ui/game-table/TrackLine.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { NamedText } from '#ui/named-text/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Ending.module.css';
import { GrudgeMatch } from './GrudgeMatch.tsx';
import { Sums, sumsOf } from './Sums.tsx';
import { endingResult, shareEnding } from './shareEnding.ts';
import { speechesOf } from './speech/speeches.ts';
import { killingCard, turningPoints } from './turningPoints.ts';
import { newPlayedGame } from './usePlayedGame.ts';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[]; readonly game: PlayedGame };

export function Ending({ words, events, game }: Props) {
  const { view, book } = words;
  const { outcome, seats } = view;
  if (!outcome) return null;
  const { winners } = outcome;
  const isReviewed = game.players.some(({ kind }) => kind === 'app');
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  const card = summaryOf(killingCard(events) ?? 0);
  const last = events.at(-1);
  const died = events.filter(({ kind }) => kind === 'die').at(-1);
  const victim = died?.kind === 'die' ? (seats[died.seat]?.name ?? '') : '';
  const told = card ? `${victim} died of ${card.name}.` : last && tell(words, last);
  const lastWords = speechesOf(events, { view, game })
    .filter(({ occasion }) => occasion === 'won' || occasion === 'lost')
    .at(-1);
  const sums = outcome.how === 'empty-head' ? sumsOf(view, game) : [];
  const best = sums.filter(({ sum }) => sum === sums[0]?.sum);
  return (
    <div className={styles.poster}>
      <div className={styles.picture}>
        <Portrait slug={personOf(view, winners[0] ?? 0)} />
        {card && (
          <span className={styles.card}>
            <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager />
          </span>
        )}
        {sums.length > 0 && <Sums view={view} sums={sums} />}
      </div>
      <div className={styles.band} data-ground="night">
        <h2 tabIndex={-1} ref={(title) => title?.focus({ preventScroll: true })}>
          <NamedText text={`${listed(names)} ${isPlural(names) ? 'win' : 'wins'}`} names={namesOf(view)} />
        </h2>
        <p>
          {told && <NamedText text={told} names={namesOf(view)} />} <span>{`${counted(view.turn, 'turn')}.`}</span>
          {best.length > winners.length && <span> Their points are equal; the later in turn order wins.</span>}
        </p>
        <ol className={styles.sums} aria-label="Points at the end">
          {seats.map(({ name, corpus, cerebrium }, seat) => (
            <li key={name}>
              <Face view={view} seat={seat} />
              <VisuallyHidden>
                <bdi>{name}</bdi>
              </VisuallyHidden>
              <RichText text={`{C}${printPoints(corpus.real)} {B}${printPoints(cerebrium.real)}`} />
            </li>
          ))}
        </ol>
        {lastWords && (
          <p className={styles.words}>
            <bdi>{seats[lastWords.seat]?.name}</bdi>
            <span>: </span>
            <q>{lastWords.line}</q>
          </p>
        )}
      </div>
      <div className={styles.after}>
        <section>
          <h3>What decided it</h3>
          <ol>
            {turningPoints(events).map(({ turn, event }) => (
              <li key={event.id}>
                <b>{`Turn ${turn}`}</b>
                <NamedText text={cost(words, event)} names={namesOf(view)} />
              </li>
            ))}
          </ol>
        </section>
        <NextGame book={book} game={game} winners={winners}>
          <ActionButton icon="share" action={() => shareEnding(endingResult(view, told ?? ''))}>
            Share
          </ActionButton>
        </NextGame>
        {game.takeBacks > 0 && <p>{`Decisions taken back: ${game.takeBacks}.`}</p>}
        <div className={styles.links}>
          <Button look="quiet" onClick={() => void replayGame(book, game, isReviewed ? 'review' : undefined)}>
            {isReviewed ? 'Review' : 'Replay'}
          </Button>
          <SameDeal book={book} game={game} winners={winners} />
          <ExternalLink href={siteSettings.storeUrl} newTab>
            Buy the box
          </ExternalLink>
          <a href={routes.print.href()}>Print it free</a>
          <a href={routes.playRecord.href()}>Your games</a>
        </div>
      </div>
    </div>
  );
}

/** "Elbows at Breakfast costs you 2 {C}." */
function cost(words: Wording, event: GameEvent): string {
  if ((event.kind !== 'damage' && event.kind !== 'lose') || event.words?.persona !== null) return tell(words, event);
  const { you, seats } = words.view;
  const whom = event.seat === you && seats[you]?.name === 'You' ? 'you' : seats[event.seat]?.name;
  return `${summaryOf(event.words.card)?.name} costs ${whom} ${event.number} ${trackTokens[event.track]}.`;
}

const isPlural = (names: readonly string[]) => names.length > 1 || names[0] === 'You';

type NextProps = { readonly book: Book; readonly game: PlayedGame; readonly winners: readonly number[] };

/** As many random sets as before, those not yet played first. */
function otherSets(played: readonly number[]): number[] {
  const shuffled = cardSets
    .filter(({ id }) => id > 0)
    .map(({ id }) => ({ id, place: Math.random() + (played.includes(id) ? 1 : 0) }))
    .sort((a, b) => a.place - b.place);
  return shuffled.slice(0, played.length).map(({ id }) => id);
}

/** Starts another game, without the fixed card order and first player of the last one. */
function begin({ book, game }: NextProps, change: Partial<GameSetup> = {}, grudge?: Score): Promise<void> {
  const { players } = game;
  const { head: _head, first: _first, ...setup } = game.setup;
  const next = newPlayedGame(book, setup, players);
  const begun = { ...next, setup: { ...next.setup, ...change }, ...(grudge && { grudge }) };
  void writePlayedGame(begun);
  return navigate(routes.play.href(begun.id));
}

/** Both then know what lies in the head. */
const SameDeal = (next: NextProps) => {
  const onePress = useOnePress();
  const { seed, head } = next.game.setup;
  return (
    !head && (
      <Button look="quiet" onClick={() => onePress(() => begin(next, { seed }))}>
        The same deal
      </Button>
    )
  );
};

/** Starts another game of the same clones: the same sets reshuffled, other sets, or one of a match. */
const NextGame = ({ children, ...next }: NextProps & { readonly children: Elements }) => {
  const onePress = useOnePress();
  const { sets, head } = next.game.setup;
  const [winner, another] = next.winners;
  return (
    <>
      <div className={styles.next}>
        <Button look="primary" onClick={() => onePress(() => begin(next))}>
          {head ? 'Play a real one' : 'Rematch'}
        </Button>
        <Button onClick={() => onePress(() => begin(next, { sets: otherSets(sets) }))}>Other cards</Button>
        {children}
      </div>
      {canBeGrudge(next.game) && winner !== undefined && another === undefined && (
        <GrudgeMatch game={next.game} winner={winner} onNext={(change, score) => begin(next, change, score)} />
      )}
    </>
  );
};
