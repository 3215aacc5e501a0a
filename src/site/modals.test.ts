import { afterEach, expect, test } from 'vitest';
import { closeModals, goBackFromModal, modals, openModal } from './modals.ts';

afterEach(closeModals);

test('a modal opened from another leads back to it, and from there to the page', () => {
  openModal({ subject: 'hello' });
  openModal({ subject: 'newsletter' });
  goBackFromModal();
  expect(modals.get()).toEqual({ current: { subject: 'hello' } });
  goBackFromModal();
  expect(modals.get()).toEqual({});
});

test('closing closes them all', () => {
  openModal({ subject: 'hello' });
  openModal({ subject: 'newsletter' });
  closeModals();
  expect(modals.get()).toEqual({});
});
