/**
 * Keyboard shortcuts of a game. A key clicks the element that has it as `data-key`, L opens the reason of the log's
 * last line, and Escape moves the focus to the decisions. Arrow keys move between decisions. Enter is left to the
 * browser if an element has the focus.
 */

import { useEffect } from 'react';
import { isRendered } from '../isRendered.ts';

function openLastReason(): void {
  const reason = document.querySelector<HTMLDetailsElement>('[role=log] li:last-child > details');
  if (!reason) return;
  reason.open = true;
  reason.querySelector('summary')?.focus();
}

function goToDecisions(): void {
  const table = document.querySelector('[data-full=true]');
  table?.querySelector<HTMLElement>('[role=group] button, h2:has(+ [role=group]:empty)')?.focus();
}

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

function press({ key }: KeyboardEvent): void {
  const cap = key.length === 1 ? key.toUpperCase() : key;
  if (cap === 'L') openLastReason();
  if (cap === 'Escape') goToDecisions();
  if (cap === 'Enter' && document.activeElement !== document.body) return;
  const withCap = [...document.querySelectorAll<HTMLElement>('[data-keys=true] [data-key]')];
  withCap.find((element) => element.dataset.key === cap && isRendered(element))?.click();
}

export function useTableKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey && !event.ctrlKey && !event.metaKey && !isTyped(event)) press(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
