/** How the reader has done against the app, on this device. Sent to nobody. */

import { personas } from '#game/generated/personas.ts';
import { type Opponent, recordOf, type Tally } from '#game/play/recordOf.ts';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { noteFinishedGames } from '#storage/games/finishedGames.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { people } from '#ui/game-table/clone/people.ts';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { type Row, RuleTable } from '#ui/prose/RuleTable.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStored } from '#ui/useStored.ts';
import styles from './RecordScreen.module.css';

const levelNames = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;

const say = ({ won, played }: Tally): string => `${won} of ${played}`;

/** A row for each name with games, in the order of the names. */
const rowsOf = <Key,>(tallies: ReadonlyMap<Key, Tally>, names: readonly (readonly [Key, string])[]): Row[] =>
  names.flatMap(([key, name]) => {
    const tally = tallies.get(key);
    return tally ? [[name, say(tally)] as const] : [];
  });

const read = () => noteFinishedGames().then(recordOf);

export function RecordScreen() {
  const { value: record, fault, isSlow } = useStored(read);
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Your games</PageTitle>
        <p className={text.lead}>Counted on this device, and part of a backup. Nothing is sent.</p>
        <NeedsScripts>Counting them</NeedsScripts>
        {isSlow && <p role="status">Looking for games on this device …</p>}
        {fault && <p role="alert">{fault}</p>}
        {record?.all.played === 0 && (
          <p>
            <b className={styles.won}>No games yet.</b>{' '}
            <span>Here will stand whom of these you have beaten, and the card that decided the last game.</span>
          </p>
        )}
        {record && record.all.played > 0 && (
          <p>
            <b className={styles.won}>{`Won ${say(record.all)}.`}</b>{' '}
            {record.longestGrudge > 0 && (
              <span>{`Longest Grudge Match: ${counted(record.longestGrudge, 'game')}.`}</span>
            )}
          </p>
        )}
        <p>
          <ButtonLink look="primary" href={routes.play.href()}>
            Play
          </ButtonLink>
        </p>
      </header>
      {record && (
        <ul className={styles.opponents}>
          {people.map((person) => (
            <OpponentRow key={person} slug={person} {...(record.opponents.get(person) ?? notMet)} />
          ))}
        </ul>
      )}
      {record && record.all.played > 0 && (
        <details className={styles.more}>
          <summary>By level, persona and set</summary>
          <div className={styles.tables}>
            <RuleTable
              caption="By level"
              columns={['The app plays', 'Won']}
              rows={rowsOf(
                record.levels,
                (['easy', 'normal', 'hard'] as const).map((level) => [level, levelNames[level]]),
              )}
            />
            <RuleTable
              caption="By persona"
              columns={['You play', 'Won']}
              rows={rowsOf(record.personas, [
                ['', 'No persona'],
                ...personas.map(({ slug, name }) => [slug, name] as const),
              ])}
            />
            <RuleTable
              caption="By set"
              columns={['Set', 'Won']}
              rows={rowsOf(
                record.sets,
                cardSets.map(({ id, name }) => [id, name]),
              )}
            />
          </div>
        </details>
      )}
    </div>
  );
}

const nameOf = (slug: string) => `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;

const notMet: Opponent = { played: 0, won: 0, results: [], killedBy: undefined };

/** Games that are shown as squares. */
const mostShown = 20;

type OpponentProps = Opponent & { readonly slug: string };

function OpponentRow({ slug, won, played, results, killedBy }: OpponentProps) {
  const card = killedBy === undefined ? undefined : summaryOf(killedBy);
  return (
    <li>
      <span className={styles.face}>
        <Portrait slug={slug} />
      </span>
      <p>
        <b className={styles.name}>{nameOf(slug)}</b>{' '}
        <span>{played > 0 ? `Won ${say({ won, played })}` : 'Not yet met'}</span>
      </p>
      <span className={styles.games} aria-hidden="true">
        {results.slice(-mostShown).map((isWon, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games never change places
          <i key={place} data-won={isWon} />
        ))}
      </span>
      {card && (
        <a href={routes.card.href(card.set, card.number)}>
          <img src={card.faces.thumb} alt="" width={248} height={346} loading="lazy" />
          <span>{card.name}</span>
        </a>
      )}
    </li>
  );
}
