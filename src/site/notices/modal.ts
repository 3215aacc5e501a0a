/** The modals there are, and a stack of them with one step back. */

export type Modal =
  | {
      readonly subject: 'confirm';
      readonly title: string;
      readonly body: string;
      /** What "Yes" does; "Cancel" does nothing. */
      readonly onYes: () => void;
      /** It was opened from a dialog that stays open under it: Back leads there. */
      readonly overDialog?: true;
    }
  | { readonly subject: 'hello' | 'newsletter' | 'default' };

/** The modal that is open, if any, and the one it was opened from. */
export type ModalStack = { readonly current?: Modal; readonly previous?: Modal };

export const noModal: ModalStack = {};

/** The modal of a subject named from outside; a confirmation is not among them, for it would confirm nothing. */
export function modalOf(subject: string): Modal {
  switch (subject) {
    case 'hello':
    case 'newsletter':
      return { subject };
    default:
      return { subject: 'default' };
  }
}

/** Opens a modal; the one that was open is its way back. */
export const pushModal = ({ current }: ModalStack, modal: Modal): ModalStack =>
  current === undefined ? { current: modal } : { current: modal, previous: current };

/** One step, not two: what lay under the previous modal is forgotten. */
export const popModal = ({ previous }: ModalStack): ModalStack =>
  previous === undefined ? noModal : { current: previous };
