import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  closeModals,
  goBackFromModal,
  type Modal,
  modalOf,
  modals,
  noModal,
  openModal,
  popModal,
  pushModal,
} from './modals.ts';

afterEach(closeModals);

const hello: Modal = { subject: 'hello' };
const newsletter: Modal = { subject: 'newsletter' };
const confirm: Modal = { subject: 'confirm', title: 'Forget everything?', body: 'There is no undo.', onYes: vi.fn() };

describe('the stack of modals', () => {
  test('the first modal has no previous one, and going back closes it', () => {
    const opened = pushModal(noModal, hello);
    expect(opened).toEqual({ current: hello });
    expect(popModal(opened)).toEqual(noModal);
  });

  test('going back from a second modal returns to the first', () => {
    const opened = pushModal(pushModal(noModal, hello), confirm);
    expect(opened).toEqual({ current: confirm, previous: hello });
    expect(popModal(opened)).toEqual({ current: hello });
  });

  test('going back works for one step only', () => {
    const opened = pushModal(pushModal(pushModal(noModal, hello), newsletter), confirm);
    expect(popModal(popModal(opened))).toEqual(noModal);
  });
});

describe('a modal named by the server', () => {
  test.each(['hello', 'newsletter'] as const)('is the modal %s', (subject) => {
    expect(modalOf(subject)).toEqual({ subject });
  });

  test.each(['', 'teapot', 'Hello', '__proto__', 'confirm'])('is the default modal if the name is "%s"', (subject) => {
    expect(modalOf(subject)).toEqual({ subject: 'default' });
  });
});

test('going back from a modal returns to the one it was opened from, then to the page', () => {
  openModal({ subject: 'hello' });
  openModal({ subject: 'newsletter' });
  goBackFromModal();
  expect(modals.get()).toEqual({ current: { subject: 'hello' } });
  goBackFromModal();
  expect(modals.get()).toEqual({});
});

test('closing closes all modals', () => {
  openModal({ subject: 'hello' });
  openModal({ subject: 'newsletter' });
  closeModals();
  expect(modals.get()).toEqual({});
});
