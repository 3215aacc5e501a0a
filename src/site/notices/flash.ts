/** Flash messages, and the list of those that are showing. */

export const flashKinds = ['info', 'error'] as const;
export type FlashKind = (typeof flashKinds)[number];

/** The action of a flash's link, and its label. */
export type FlashAction = { readonly label: string; readonly does: 'refresh' };

export type Flash = {
  readonly id: string;
  readonly kind: FlashKind;
  readonly text: string;
  /** A sticky flash stays until it is dismissed; others disappear after `flashTimeout`. */
  readonly sticky: boolean;
  /** About a temporary state: a dismissal holds until that state ends. */
  readonly passing?: true;
  readonly action?: FlashAction;
  /** Answers what the user has just pressed, so it is also shown over a game that fills the screen. */
  readonly answer?: true;
};

/** Milliseconds a non-sticky flash stays. */
export const flashTimeout = 5000;

/** Maximum number shown. More would cover the page; the others wait until there is room. */
const mostShown = 5;

/** Maximum number that wait. */
const mostWaiting = 5;

/** The site itself says it, of a state or with something to do, and says it once. */
const isKept = ({ passing, action }: Flash) => passing === true || action !== undefined;

/**
 * Adds a flash unless one with the same id is already present. In a flood, it takes the place of the oldest one that
 * waits, if possible of one of its own kind.
 */
export function addFlash(flashes: readonly Flash[], flash: Flash): readonly Flash[] {
  if (flashes.some(({ id }) => id === flash.id)) return flashes;
  const waiting = flashes.slice(mostShown);
  const yielding = waiting.length < mostWaiting ? [] : waiting.filter((other) => !isKept(other));
  const last = yielding.find(({ kind }) => kind === flash.kind) ?? yielding[0];
  return [...flashes.filter((other) => other !== last), flash];
}

/** Removes a flash. Returns the same list if no flash has this id. */
export const removeFlash = (flashes: readonly Flash[], id: string): readonly Flash[] =>
  flashes.some((flash) => flash.id === id) ? flashes.filter((flash) => flash.id !== id) : flashes;

/** The oldest flashes, as many as there is room for. */
export const shownFlashes = (flashes: readonly Flash[]): readonly Flash[] => flashes.slice(0, mostShown);
