/**
 * Attributes of the root element, by which the script in the head, the app, the styles, the watchdog and the tests tell
 * one another the state of the page. `rootAttributes.test.ts` checks the names in the styles.
 */

export const rootAttributes = {
  /** How far the app has come: one of `appStages`. */
  app: 'data-app',
  /** The browser can run the app: the styles show what needs it. */
  scripting: 'data-scripting',
  /** The address has a query: the prerendered list is hidden until the app shows that of the query. */
  asked: 'data-asked',
  /** Nothing is painted before the fonts are ready. */
  awaitingFonts: 'data-awaiting-fonts',
  /** No text is skipped by `content-visibility: auto` any more. */
  contentVisible: 'data-content-visible',
  /** The device has been here before: what moves by itself does so on a first visit only. */
  returning: 'data-returning',
  /** A part covers everything else. */
  modal: 'data-modal',
  /** A part is docked above the bottom bar. */
  docked: 'data-docked',
  /** A part fills the screen. */
  fillsScreen: 'data-fills-screen',
  /** Where notices are shown: at the `top` on phones, or `none` under a popover and while a search box is open. */
  flashes: 'data-flashes',
  /** The paper on which the page is printed. */
  paper: 'data-paper',
} as const;

export type RootAttribute = keyof typeof rootAttributes;

const root = () => document.documentElement;

export const setRootAttribute = (name: RootAttribute, value = ''): void =>
  root().setAttribute(rootAttributes[name], value);

export const removeRootAttribute = (name: RootAttribute): void => root().removeAttribute(rootAttributes[name]);

export const hasRootAttribute = (name: RootAttribute): boolean => root().hasAttribute(rootAttributes[name]);

/** `listening`: React handles presses. `started`: the frame is mounted. `alive`: the screen handles events. */
const appStages = ['listening', 'started', 'alive'] as const;

export type AppStage = (typeof appStages)[number];

const stageNow = () => (appStages as readonly (string | null)[]).indexOf(root().getAttribute(rootAttributes.app));

/** Whether the app has come as far as this. */
export const hasReached = (stage: AppStage): boolean => stageNow() >= appStages.indexOf(stage);

/** The effects of a screen run before those of the frame, so an earlier stage changes nothing. */
export function reachStage(stage: AppStage): void {
  if (!hasReached(stage)) setRootAttribute('app', stage);
}

/** Calls back once the app has come as far as this, if it has not yet. */
export function whenReached(stage: AppStage, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (!hasReached(stage)) return;
    observer.disconnect();
    then();
  });
  observer.observe(root(), { attributeFilter: [rootAttributes.app] });
}
