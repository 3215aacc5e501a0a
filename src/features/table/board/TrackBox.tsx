/** One track of a clone: the number, its buttons and its spaces. A tap on the number offers to lose 1 to 9. */

import { useRef, useState } from 'react';

import { findSymbol } from '#game/cards/symbol.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { printPoints } from '#game/rules/points.ts';
import { cloneAt, type Track } from '#game/rules/table.ts';
import type { PointsKind } from '#game/tracker/tableEvent.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { Pips } from '#ui/track/Pips.tsx';
import { useTable } from '../tableContext.ts';
import { LossPad } from './LossPad.tsx';
import { RepeatButton } from './RepeatButton.tsx';
import styles from './TrackBox.module.css';

const symbols = {
  corpus: { real: findSymbol('{C}'), transient: findSymbol('{TC}') },
  cerebrium: { real: findSymbol('{B}'), transient: findSymbol('{TB}') },
};

const words: Readonly<Record<Track, string>> = { corpus: 'Corpus', cerebrium: 'Cerebrium' };

type Props = { readonly seat: number; readonly track: Track };

export function TrackBox({ seat, track }: Props) {
  const { table, act } = useTable();
  const { real, transient } = cloneAt(table, seat)[track];
  const isLow = real <= gameConstants.afraidAt;
  const word = words[track];
  const number = useRef<HTMLButtonElement>(null);
  const [padOpen, setPadOpen] = useState(false);
  const change = (kind: PointsKind) => () => act({ kind, seat, track, amount: 1 });

  function closePad() {
    setPadOpen(false);
    number.current?.focus();
  }

  const { real: realSymbol, transient: transientSymbol } = symbols[track];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number and its buttons, not form fields
    <div
      className={styles.track}
      role="group"
      aria-label={`${word} ${real}${transient > 0 ? `, and ${transient} transient` : ''}`}
      data-track={track}
      data-pad={padOpen || undefined}
      {...(isLow && { 'data-low': '', 'data-ground': 'night' })}
    >
      <div className={styles.dial}>
        <span className={styles.word}>
          {realSymbol && <SymbolIcon symbol={realSymbol} silent />}
          <span className={styles.name}>{word}</span>
        </span>
        <RepeatButton
          className={styles.transient}
          label={`${word}: 1 more transient`}
          onStep={change('gain-transient')}
        >
          {transientSymbol && <SymbolIcon symbol={transientSymbol} silent />}
          <span>{transient > 0 ? `+${transient}` : '+'}</span>
        </RepeatButton>
        <button
          ref={number}
          type="button"
          className={styles.number}
          data-long={String(real).length > 2 || undefined}
          aria-label={`${word} ${real}: lose 1 to 9`}
          aria-expanded={padOpen}
          onClick={() => setPadOpen(true)}
        >
          {printPoints(real)}
        </button>
      </div>
      <div className={styles.steps}>
        <RepeatButton className={styles.step} label={`${word}: 1 less`} onStep={change('lose')}>
          <Icon name="minus" />
        </RepeatButton>
        <RepeatButton className={styles.step} label={`${word}: 1 more`} onStep={change('gain')}>
          <Icon name="plus" />
        </RepeatButton>
      </div>
      <Pips value={real} size="box" />
      {padOpen && (
        <LossPad
          word={word}
          onLose={(amount) => {
            act({ kind: 'lose', seat, track, amount });
            closePad();
          }}
          onClose={(by) => (by === 'here' ? closePad() : setPadOpen(false))}
        />
      )}
    </div>
  );
}
