/** After a duel: the score of its Grudge Match, and the next game as its loser wants it (#module-grudge-match). */

import { useState } from 'react';
import type { GameSetup } from '#game/engine/newGame.ts';
import { isDecided, type Score, sayScore, scoreAfter, setsToAdd } from '#game/play/grudge.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { cardSets } from '#search/catalogue.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field, Select } from '#ui/field/Field.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { RuleLink } from '#ui/prose/Prose.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import { setNames } from '../start/setNames.ts';
import styles from './Ending.module.css';

type Props = {
  readonly game: PlayedGame;
  readonly winner: number;
  readonly onNext: (change: Partial<GameSetup>, grudge: Score) => Promise<void>;
};

export function GrudgeMatch({ game, winner, onNext }: Props) {
  const { grudge, players, setup } = game;
  const score = scoreAfter(game, [winner]);
  const addable = setsToAdd(
    game,
    cardSets.map(({ id }) => id).filter((id) => id > 0),
  );
  const [set, setSet] = useState(addable[setup.seed % Math.max(1, addable.length)]);
  const onePress = useOnePress();
  const names = setup.seats.map(({ name }) => name);
  if (grudge && isDecided(score))
    return (
      <p>
        <NamedText text={`The Grudge Match is over: ${sayScore(score, game)}.`} names={names} />
      </p>
    );

  const loser = 1 - winner;
  const sets = set === undefined ? setup.sets : [...setup.sets, set];
  const begin = (first: number) => onePress(() => onNext({ first, sets }, score));
  const nameOf = (seat: SeatNumber) => setup.seats[seat]?.name ?? '';
  const goesFirst = (seat: SeatNumber) => `${nameOf(seat)} ${nameOf(seat) === 'You' ? 'go' : 'goes'} first`;
  return (
    <details aria-label="Grudge Match" open={grudge !== undefined}>
      <summary>
        <b>
          <NamedText
            text={grudge ? `Grudge Match: ${sayScore(score, game)}.` : 'Play on as a Grudge Match'}
            names={names}
          />
        </b>
      </summary>
      <p>
        In a <RuleLink to="module-grudge-match">Grudge Match</RuleLink> the loser of a game chooses who goes first in
        the next one, and adds a set.
      </p>
      {players[loser]?.kind === 'person' ? (
        <>
          {addable.length > 0 && (
            <Field label="Set to add">
              <Select value={set} onChange={({ currentTarget }) => setSet(Number(currentTarget.value))}>
                {addable.map((id) => (
                  <option key={id} value={id}>
                    {setNames([id])}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <div className={styles.next}>
            {[loser, winner].map((seat) => (
              <Button key={seat} onClick={() => begin(seat)}>
                <NamedText text={goesFirst(seat)} names={names} />
              </Button>
            ))}
          </div>
        </>
      ) : (
        <div className={styles.next}>
          <Button onClick={() => begin(loser)}>
            <NamedText
              text={`${goesFirst(loser)}${set === undefined ? '' : ` and adds ${setNames([set])}`}`}
              names={names}
            />
          </Button>
        </div>
      )}
    </details>
  );
}
