/** Start page for games against the app, or of several persons on one device: saved games and a new one. */

import { useState } from 'react';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { counted, listed } from '#game/plural.ts';
import { createLoader } from '#site/loader.ts';
import { NoAnswer } from '#site/noAnswer.ts';
import { routes } from '#site/routes.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { type GameRow, SavedGames } from '#ui/game-start/SavedGames.tsx';
import { GameStart } from '#ui/game-start/SetupParts.tsx';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { useStored } from '#ui/useStored.ts';
import styles from './NewGame.module.css';
import { NewGame } from './NewGame.tsx';
import { setNames } from './setNames.ts';

const listMissing = 'The list of games is not stored on this device and could not be loaded.';
const store = createLoader(() => import('#storage/games/playedGames.ts'));
const readGames = () =>
  store.load().then(
    ({ readPlayedGames }) => readPlayedGames(),
    () => {
      throw new NoAnswer(listMissing, false);
    },
  );

/** Only the guided first game has a fixed card order. */
const isGuided = ({ setup }: PlayedGame) => setup.head !== undefined;

const titleOf = (game: PlayedGame) =>
  isGuided(game) ? 'The first grudge' : game.setup.seats.map(({ name }) => name).join(', ');

function levelsOf({ players }: PlayedGame): string {
  const levels = new Set(players.flatMap((player) => (player.kind === 'app' ? [player.level] : [])));
  return levels.size > 0 ? `The app plays ${listed([...levels])}. ` : '';
}

const resultOf = ({ setup, winners }: PlayedGame) =>
  winners ? `${listed(winners.map((seat) => setup.seats[seat]?.name ?? ''))} won. ` : '';

const rowOf = (game: PlayedGame): GameRow => ({
  id: game.id,
  href: isGuided(game) ? routes.firstGame.href() : routes.play.href(game.id),
  clones: titleOf(game),
  names: game.setup.seats.map(({ name }) => name),
  state: `${levelsOf(game)}${setNames(game.setup.sets)}. ${resultOf(game)}${game.standing ? `${counted(game.standing.turn, 'turn')},` : ''}`,
  changed: game.changed,
});

export function PlayStart() {
  const stored = useStored(readGames);
  const [left, setLeft] = useState<readonly PlayedGame[]>();
  const [failed, setFailed] = useState('');
  const games = left ?? stored.value;
  const fault = failed || stored.fault;

  const remove = (id: string) =>
    void store
      .load()
      .then(({ removePlayedGame }) => removePlayedGame(id))
      .then(readGames)
      .then(setLeft, (error) => (error instanceof NoAnswer ? setFailed(error.message) : showPartMissing(error)));

  return (
    <GameStart
      head={
        <>
          <PageTitle>Play</PageTitle>
          <NeedsScripts>Playing here</NeedsScripts>
        </>
      }
      form={<NewGame />}
      games={
        <div className={styles.beside}>
          <SavedGames
            games={games?.filter(({ decisions }) => decisions.length > 0).map(rowOf)}
            fault={fault}
            onRemove={remove}
          />
          <p>
            Against the app, or against each other on one device. Playing with real cards?{' '}
            <a href={routes.count.href()}>Keep count</a>. Played before?{' '}
            <a href={routes.playRecord.href()}>See how you have done</a>, or{' '}
            <a href={routes.position.href()}>open a moment of a game</a>. It works offline if it is{' '}
            <a href={routes.ready.href()}>stored on this device</a>.
          </p>
        </div>
      }
    />
  );
}
