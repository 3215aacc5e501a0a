/**
 * The modal that is open, and the one behind it. Whoever has
 * to ask before something is lost does it from any screen, and waits for nothing:
 *
 *   openModal({ subject: 'confirm', title: 'Remove the pictures?', body: 'They can be saved again.', onYes: remove });
 *
 * Yes closes every modal and then calls `onYes`; Cancel, Esc and a press beside it
 * do nothing; Back leads to the modal it was opened from. The focus returns to the opener.
 */

import { createStore } from './createStore.ts';
import { type Modal, type ModalStack, noModal, popModal, pushModal } from './notices/modal.ts';

export const modals = createStore<ModalStack>(noModal);

export const openModal = (modal: Modal): void => modals.set((stack) => pushModal(stack, modal));

/** One step back, to the modal this one was opened from; closes it when there is none. */
export const goBackFromModal = (): void => modals.set(popModal);

export const closeModals = (): void => modals.set(noModal);
