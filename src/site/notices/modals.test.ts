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
  test('the first has none before it, and going back from it closes it', () => {
    const opened = pushModal(noModal, hello);
    expect(opened).toEqual({ current: hello });
    expect(popModal(opened)).toEqual(noModal);
  });

  test('one modal leads to another, and back', () => {
    const opened = pushModal(pushModal(noModal, hello), confirm);
    expect(opened).toEqual({ current: confirm, previous: hello });
    expect(popModal(opened)).toEqual({ current: hello });
  });

  test('the way back is one step and no longer', () => {
    const opened = pushModal(pushModal(pushModal(noModal, hello), newsletter), confirm);
    expect(popModal(popModal(opened))).toEqual(noModal);
  });
});

describe('a modal named from outside', () => {
  test.each(['hello', 'newsletter'] as const)('is the one called %s', (subject) => {
    expect(modalOf(subject)).toEqual({ subject });
  });

  test.each(['', 'teapot', 'Hello', '__proto__', 'confirm'])('is the default one when it is called "%s"', (subject) => {
    expect(modalOf(subject)).toEqual({ subject: 'default' });
  });
});

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
