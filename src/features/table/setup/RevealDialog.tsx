/** Each clone reveals the top idea of the head; the highest resource value goes first, and those who tie reveal again. */

import { useState } from 'react';
import { compareReveal, type Reveal } from '#game/rules/firstPlayer.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import styles from './FirstPlayer.module.css';

/** The resource values that are printed on cards. */
const values = [0, 1, 2, 3, 4, 5, 6, 7];

type Props = {
  readonly names: readonly string[];
  readonly onFound: (seat: number) => void;
  readonly onClose: () => void;
};

export function RevealDialog({ names, onFound, onClose }: Props) {
  const [seats, setSeats] = useState<readonly number[]>([...names.keys()]);
  const [reveal, setReveal] = useState<Reveal>([]);
  const result = compareReveal(reveal, seats);

  function revealAgain(tied: readonly number[]) {
    setSeats(tied);
    setReveal([]);
  }

  return (
    <Dialog title="Who goes first?" onClose={onClose}>
      <p>
        <RuleText text="Each clone [reveals|reveal] the top idea of the [head]. Enter its [resource value]." />
      </p>
      {seats.map((seat) => (
        <ChoiceGroup key={seat} legend={names[seat]}>
          {values.map((value) => (
            <Choice
              key={value}
              type="radio"
              name={`value-${seat}`}
              checked={reveal[seat] === value}
              onChange={() => setReveal(names.map((_, index) => (index === seat ? value : reveal[index])))}
            >
              {value}
            </Choice>
          ))}
        </ChoiceGroup>
      ))}
      <div className={styles.ways} role="status">
        {result.state === 'found' && (
          <Button look="primary" onClick={() => onFound(result.seat)}>
            Goes first: <bdi>{names[result.seat]}</bdi>
          </Button>
        )}
        {result.state === 'tied' && (
          <Button onClick={() => revealAgain(result.seats)}>
            <NamedText
              text={`A tie: ${result.seats.map((seat) => names[seat]).join(', ')} reveal again`}
              names={names}
            />
          </Button>
        )}
      </div>
    </Dialog>
  );
}
