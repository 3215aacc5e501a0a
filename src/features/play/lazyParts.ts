/** Parts of a game that are loaded when a player first uses them. */

import { showPartMissing } from '#storage/flashes/flashes.ts';
import { type LazyComponent, lazyComponent } from '#ui/lazy/lazyComponent.ts';

export const CommandField = lazyComponent(async () => (await import('./command/CommandField.tsx')).CommandField);
/** Loaded when a game begins. */
export const Ending = lazyComponent(async () => (await import('./ending/Ending.tsx')).Ending);
export const PlayOptions = lazyComponent(async () => (await import('./options/PlayOptions.tsx')).PlayOptions);

/** Loads a part, and then shows it. */
export const loadPart = ({ preload }: Pick<LazyComponent<never>, 'preload'>, show: () => void) =>
  void preload().then(show, showPartMissing);
