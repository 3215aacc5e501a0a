/**
 * Keyboard shortcuts of a game. A key clicks the element that has it as `data-key`, L opens the reason of the log's
 * last line, and Escape closes the log and moves the focus to the decisions. Arrow keys move between decisions. Enter is
 * left to the browser if an element other than the chosen card has the focus. A legend shows them.
 */

import { useEffect, useEffectEvent } from 'react';
import { keyList } from '#site/frameParts.ts';
import { isRendered } from '../isRendered.ts';
import { described } from './dock/Decisions.tsx';
import styles from './GameTable.module.css';

function openLastReason(): void {
  const reason = document.querySelector<HTMLDetailsElement>(
    '[role=log] > ol:last-of-type > li:not([hidden], :has(~ li:not([hidden]))) > details',
  );
  if (!reason) return;
  reason.open = true;
  reason.querySelector('summary')?.focus();
}

export function goToDecisions(): void {
  const table = document.querySelector('[data-full=true]');
  (table?.querySelector<HTMLElement>(described) ?? table?.querySelector('h2'))?.focus();
}

/** A card that the red button is about. */
const chosenCard = '[data-card][aria-pressed=true]:not([data-usable=false])';

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null;

function press(event: KeyboardEvent): void {
  const { key } = event;
  const cap = key.length === 1 ? key.toUpperCase() : key;
  if (cap === 'L') openLastReason();
  // Held down, it would also press what gets the focus next.
  if (cap === 'Enter' && event.repeat) {
    event.preventDefault();
    return;
  }
  if (cap === 'Enter' && document.activeElement?.closest(`a, summary, button:not(${chosenCard})`)) return;
  const withCap = [...document.querySelectorAll<HTMLElement>('[data-keys=true] [data-key]')];
  const pressed = withCap.find((element) => element.dataset.key === cap && isRendered(element));
  // What gets the focus by it, a field or an answer, would get the same key.
  if (/^(\/|Enter)$/.test(cap) && pressed) event.preventDefault();
  pressed?.click();
}

/** @param keys - Whether other keys than Escape are shortcuts, too. */
export function useTableKeys(on: boolean, keys: boolean, closeLog: () => void): void {
  const close = useEffectEvent(closeLog);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyped(event)) return;
      if (event.key === 'Escape') close();
      else if (keys) press(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on, keys]);
}

/** The keyboard shortcuts of the game, and a button for all shortcuts of the site. */
export const KeyLegend = ({ onType }: { readonly onType: (() => void) | undefined }) => (
  <div className={styles.legend}>
    <p className={styles.keys}>
      <span>
        <kbd>1</kbd>–<kbd>9</kbd> choose
      </span>
      <span>
        <kbd>Q</kbd>–<kbd>R</kbd> headspace
      </span>
      {onType && (
        <button type="button" data-key="/" onClick={onType}>
          type{' '}
        </button>
      )}
      <button type="button" onClick={() => keyList.set(true)}>
        <kbd>?</kbd> all keys
      </button>
    </p>
  </div>
);
