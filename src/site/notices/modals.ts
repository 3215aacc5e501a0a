/**
 * The open modal, and the one that it was opened from. Any screen opens one with `openModal`. Yes in a confirmation
 * closes all modals and calls `onYes`; Cancel, Escape and a click on the backdrop close them; Back leads one step back.
 */

import type { HandedGame } from '#game/handedGame.ts';
import { createStore } from '../createStore.ts';

export type Modal =
  | {
      readonly subject: 'confirm';
      readonly title: string;
      readonly body: string;
      /** Called on "Yes"; "Cancel" does nothing. */
      readonly onYes: () => void;
      /** Opened from a dialog that stays open under it; Back leads there. */
      readonly overDialog?: true;
    }
  | {
      readonly subject: 'hand-over';
      readonly handed: HandedGame;
      readonly overDialog?: true;
    }
  /** A text to be copied by hand, because the browser does not let the page copy it. */
  | { readonly subject: 'copy'; readonly text: string; readonly overDialog?: true }
  /** With the file that contains the game, or the text of the address with the link to it, if there is one. */
  | { readonly subject: 'take-over'; readonly link?: string; readonly file?: File }
  | { readonly subject: 'hello' | 'newsletter' | 'default' };

export type ModalStack = { readonly current?: Modal; readonly previous?: Modal };

export const noModal: ModalStack = {};

/** The modal of a subject named by a server, which cannot open a confirmation. */
export function modalOf(subject: string): Modal {
  switch (subject) {
    case 'hello':
    case 'newsletter':
      return { subject };
    default:
      return { subject: 'default' };
  }
}

export const pushModal = ({ current }: ModalStack, modal: Modal): ModalStack =>
  current === undefined ? { current: modal } : { current: modal, previous: current };

/** One step only: a modal before the previous one is forgotten. */
export const popModal = ({ previous }: ModalStack): ModalStack =>
  previous === undefined ? noModal : { current: previous };

export const modals = createStore<ModalStack>(noModal);

export const openModal = (modal: Modal): void => modals.set((stack) => pushModal(stack, modal));

export const goBackFromModal = (): void => modals.set(popModal);

export const closeModals = (): void => modals.set(noModal);
