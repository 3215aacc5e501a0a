/** Choice of the first player: by hand, at random, or by the revealed resource values. */

import { useState } from 'react';
import { drawSeat } from '#game/rules/firstPlayer.ts';
import { Button } from '#ui/button/Button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import styles from './FirstPlayer.module.css';
import { RevealDialog } from './RevealDialog.tsx';

type Props = {
  readonly names: readonly string[];
  readonly first: number;
  readonly onChange: (first: number) => void;
};

export function FirstPlayer({ names, first, onChange }: Props) {
  const [revealing, setRevealing] = useState(false);
  const [found, setFound] = useState('');

  function choose(seat: number, how: string) {
    onChange(seat);
    setFound(how && `${how}: ${names[seat]}.`);
  }

  return (
    <div className={styles.first}>
      <ChoiceGroup legend="Goes first">
        {names.map((name, seat) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            type="radio"
            name="first"
            checked={seat === first}
            onChange={() => choose(seat, '')}
          >
            {name || `Clone ${seat + 1}`}
          </Choice>
        ))}
      </ChoiceGroup>
      <div className={styles.ways}>
        <Button onClick={() => setRevealing(true)}>Compare values</Button>
        <Button onClick={() => choose(drawSeat(names.length, Math.random), 'By lot')}>Draw lots</Button>
      </div>
      <p role="status">
        <NamedText text={found} names={names} />
      </p>
      {revealing && (
        <RevealDialog
          names={names}
          onClose={() => setRevealing(false)}
          onFound={(seat) => {
            setRevealing(false);
            choose(seat, 'Highest value');
          }}
        />
      )}
    </div>
  );
}
