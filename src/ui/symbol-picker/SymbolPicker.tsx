/**
 * All symbols under a text field, in groups. Arrow keys move, letters filter, and a picked symbol is inserted at the
 * caret of the field. The picker closes on Escape, when Tab leaves it, and on a press outside it, its field and its
 * button.
 */

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { GameSymbol, SymbolGroup } from '#game/cards/symbol.ts';
import { classNames } from '../classNames.ts';
import { SymbolIcon } from '../symbol/SymbolIcon.tsx';
import { useCloseElsewhere } from '../useCloseElsewhere.ts';
import { useOverlay } from '../useOverlay.ts';
import styles from './SymbolPicker.module.css';
import { matchingSymbols, moveInGroups } from './symbolGrid.ts';

type Props = {
  readonly id: string;
  readonly groups: readonly SymbolGroup[];
  /** Inserts the symbol at the caret of the field. */
  readonly onPick: (symbol: GameSymbol) => void;
  /** Closes the picker; `text` also returns the focus to the field. */
  readonly onClose: (to: 'text' | 'elsewhere') => void;
};

export function SymbolPicker({ id, groups, onPick, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [typed, type] = useState('');
  const [keepOpen, setKeepOpen] = useState(false);
  const matching = matchingSymbols(groups, typed);
  const offered = matching.flatMap(({ symbols }) => symbols);
  const [current, setCurrent] = useState(offered[0]);
  const focusable = current && offered.includes(current) ? current : offered[0];
  useCloseElsewhere(
    () => panel.current?.parentElement,
    () => onClose('elsewhere'),
  );
  useOverlay(true, () => onClose('text'));

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-symbol]')?.focus({ preventScroll: true });
  }, []);

  function focus(symbol: GameSymbol | undefined) {
    if (!symbol) return;
    setCurrent(symbol);
    panel.current?.querySelector<HTMLElement>(`[data-symbol="${symbol.token}"]`)?.focus();
  }

  function pick(symbol: GameSymbol, stay: boolean) {
    setCurrent(symbol);
    onPick(symbol);
    if (!stay) onClose('text');
  }

  function filter(text: string) {
    type(text);
    focus(matchingSymbols(groups, text).flatMap(({ symbols }) => symbols)[0] ?? focusable);
  }

  function onKeyDown(event: KeyboardEvent) {
    const rows = matching.map(({ symbols }) => symbols);
    const next = focusable && moveInGroups(rows, focusable, event.key);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isOnSymbol = event.target instanceof Element && event.target.closest('[data-symbol]') !== null;
    if (event.key === 'Escape') onClose('text');
    else if (!isOnSymbol || hasModifier) return;
    else if (next) focus(next);
    // In Firefox, a click that a key has caused does not report Shift.
    else if (event.key === 'Enter' && event.shiftKey && focusable) pick(focusable, true);
    else if (event.key === 'Backspace') filter(typed.slice(0, -1));
    else if (event.key.length === 1 && event.key !== ' ') filter(typed + event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={panel} id={id} className={styles.panel} role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          Symbols
        </h2>
        <label className={styles.keep}>
          <input type="checkbox" checked={keepOpen} onChange={() => setKeepOpen(!keepOpen)} />
          Keep open
        </label>
        <button className={styles.done} type="button" onClick={() => onClose('text')}>
          Done
        </button>
      </div>
      <div className={styles.groups}>
        {groups.map(({ title, symbols }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it a question of the form
          <div key={title} className={styles.group} role="group" aria-label={title}>
            <span className={styles.groupTitle}>{title}</span>
            <span className={styles.keys}>
              {symbols.map((symbol) => (
                <button
                  key={symbol.token}
                  className={classNames(styles.key, !offered.includes(symbol) && styles.off)}
                  type="button"
                  data-symbol={symbol.token}
                  aria-label={symbol.spoken.replace(/:$/, '')}
                  title={`${symbol.spoken.replace(/:$/, '')} ${symbol.token}`}
                  tabIndex={symbol === focusable ? 0 : -1}
                  onClick={({ shiftKey }) => pick(symbol, keepOpen || shiftKey)}
                >
                  <SymbolIcon symbol={symbol} silent />
                </button>
              ))}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {typed === '' ? (
          <span key="keys">
            Arrow keys move, letters filter, <kbd>Enter</kbd> inserts and closes, <kbd>Shift</kbd> <kbd>Enter</kbd>{' '}
            keeps this open, <kbd>Esc</kbd> goes back to the text.
          </span>
        ) : (
          <span key="typed">{`“${typed}”: ${offered.length === 0 ? 'no symbol' : offered.length}. Backspace deletes a letter.`}</span>
        )}
      </p>
    </div>
  );
}
