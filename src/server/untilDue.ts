/** Waiting that stands still while nobody looks and ends when the network goes. */

import type { Presence } from './presence.ts';

/** Resolves when the time has come and the tab is visible; at once when the browser is offline. */
export function untilDue(milliseconds: number, presence: Presence): Promise<'due' | 'offline'> {
  const dueAt = performance.now() + milliseconds;
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (outcome: 'due' | 'offline') => {
      clearTimeout(timer);
      stopWatching();
      resolve(outcome);
    };
    const plan = () => {
      clearTimeout(timer);
      if (!presence.online()) finish('offline');
      else if (presence.visible()) timer = setTimeout(finish, Math.max(0, dueAt - performance.now()), 'due');
    };
    const stopWatching = presence.watch(plan);
    plan();
  });
}
