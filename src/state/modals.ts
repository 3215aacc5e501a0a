/** The modal that is open, and the one behind it (spec section 4). */

import { type Modal, type ModalStack, noModal, popModal, pushModal } from '#domain/notices/modal.ts';
import { createStore } from './createStore.ts';

export const modals = createStore<ModalStack>(noModal);

export const openModal = (modal: Modal): void => modals.set((stack) => pushModal(stack, modal));

/** One step back, to the modal this one was opened from; closes it when there is none. */
export const goBackFromModal = (): void => modals.set(popModal);

export const closeModals = (): void => modals.set(noModal);
