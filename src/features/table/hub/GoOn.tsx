/** The unfinished game that was changed last, at the table or against the app, and the link that continues it. */

import type { PlayedGame } from '#game/play/playedGame.ts';
import { counted, listed } from '#game/plural.ts';
import type { Revision } from '#game/revision.ts';
import { sayStanding } from '#game/standing.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import { routes } from '#site/routes.ts';
import { newestFirst } from '#storage/games/gameStore.ts';
import { recallGames, savedGames } from '#storage/games/tableGame.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { useStored } from '#ui/useStored.ts';
import { summarise } from '../setup/summary.ts';
import styles from './GoOn.module.css';

type Unfinished = {
  readonly href: string;
  readonly title: string;
  readonly state: string;
  /** Names in these texts, which are not translated. */
  readonly names: readonly string[];
  readonly persona: string;
  readonly revision?: Revision | undefined;
  readonly changed: number;
};

function ofTable(games: readonly SavedGame[]): Unfinished[] {
  const game = games.find((candidate) => !summarise(candidate).isOver);
  if (!game) return [];
  const { state } = summarise(game);
  const { seats } = game.setup;
  return [
    {
      href: routes.table.href(game.id),
      title: 'Continue counting',
      state,
      names: seats.map(({ name }) => name),
      persona: seats.find(({ persona }) => persona)?.persona ?? '',
      revision: game.revision,
      changed: game.savedAt,
    },
  ];
}

function ofPlay(games: readonly PlayedGame[]): Unfinished[] {
  const game = games.find(({ decisions, winners }) => decisions.length > 0 && !winners);
  if (!game) return [];
  const { standing } = game;
  const { seats, head } = game.setup;
  const apps = seats.filter((_, seat) => game.players[seat]?.kind === 'app');
  const isGuided = head !== undefined;
  return [
    {
      href: isGuided ? routes.firstGame.href() : routes.play.href(game.id),
      title: isGuided
        ? 'Continue the first game'
        : apps.length > 0
          ? `Continue against ${listed(apps.map(({ name }) => name))}`
          : 'Continue against each other',
      state: standing
        ? sayStanding(
            standing.turn,
            seats.map(({ name }, seat) => ({ name, corpus: standing.corpus[seat] ?? 0 })),
          )
        : `${counted(game.decisions.length, 'decision')} so far`,
      names: seats.map(({ name }) => name),
      // An opponent without a persona has the name of one.
      persona: apps[0]?.persona ?? apps[0]?.name.toLowerCase() ?? '',
      revision: game.revision,
      changed: game.changed,
    },
  ];
}

const readPlayed = async () => {
  const { readPlayedGames } = await import('#storage/games/playedGames.ts');
  return readPlayedGames();
};

const unknownOnTheServer = () => undefined;

/** `undefined` without one, and until storage has answered. */
export function useUnfinishedGame(): Unfinished | undefined {
  const table = useStore(savedGames, unknownOnTheServer);
  const recalled = useStored(recallGames);
  const played = useStored(readPlayed);
  // Waits for both kinds, so that no game is replaced by another one.
  const isKnown = (table || recalled.fault) && (played.value || played.fault);
  if (!isKnown) return undefined;
  return [...ofTable(table ?? []), ...ofPlay(played.value ?? [])].sort(newestFirst(({ changed }) => changed))[0];
}

export function GoOn({ game: { href, title, state, names, persona } }: { readonly game: Unfinished }) {
  return (
    <a className={styles.game} href={href}>
      <span className={styles.portrait} aria-hidden="true">
        <Portrait slug={persona} />
      </span>
      <span className={styles.words}>
        <strong>
          <NamedText text={title} names={names} />
        </strong>{' '}
        <span className={text.note}>
          <NamedText text={state} names={names} />
        </span>
      </span>
      <span className={buttonClass({ look: 'primary' })} aria-hidden="true">
        Continue
      </span>
    </a>
  );
}
