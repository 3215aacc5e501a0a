/** The notices, each announced once, never over search or navigation. */

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Flash, type FlashAction, shownFlashes } from '#site/notices/flash.ts';
import { reloadWithTypedText } from '#site/typedText.ts';
import { dismissFlash, flashes, holdFlash, releaseFlash } from '#storage/flashes/flashes.ts';
import { CloseButton } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/subscriptions.ts';
import styles from './FlashList.module.css';

const none: readonly Flash[] = [];

const actions: Readonly<Record<FlashAction['does'], () => void>> = {
  // If its code cannot be loaded, reload instead.
  refresh: () => void import('#offline/refreshApp.ts').then(({ refreshApp }) => refreshApp(), reloadWithTypedText),
};

export function FlashList() {
  const list = useRef<HTMLDivElement>(null);
  const shown = shownFlashes(useStore(flashes, () => none));

  function dismiss(flash: Flash, { currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    // After a key press the focus would be lost with the button, so it moves to another notice, or to the page.
    if (detail === 0 && list.current) nextStop(list.current, currentTarget)?.focus({ preventScroll: true });
    dismissFlash(flash);
  }

  const print = (flash: Flash) => (
    <FlashCard key={flash.id} flash={flash} onDismiss={(click) => dismiss(flash, click)} />
  );
  // Live regions must exist before their text, or screen readers do not announce it.
  return (
    <div className={styles.list} ref={list} data-over-docks="">
      <div role="status">{shown.filter(({ kind }) => kind === 'info').map(print)}</div>
      <div role="alert">{shown.filter(({ kind }) => kind === 'error').map(print)}</div>
    </div>
  );
}

function nextStop(list: HTMLElement, pressed: HTMLButtonElement): HTMLElement | null {
  const others = [...list.querySelectorAll<HTMLElement>('[data-dismiss]')];
  const place = others.indexOf(pressed);
  return others[place + 1] ?? others[place - 1] ?? document.getElementById('main');
}

type FlashCardProps = { readonly flash: Flash; readonly onDismiss: (click: MouseEvent<HTMLButtonElement>) => void };

function FlashCard({ flash, onDismiss }: FlashCardProps) {
  const { text, kind, action } = flash;
  const card = useRef<HTMLDivElement>(null);

  // A flash that the search box or a game hides keeps its time until it is seen.
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((changes) => {
      const isHidden = card.current?.isConnected && changes.at(-1)?.boundingClientRect.height === 0;
      (isHidden ? holdFlash : releaseFlash)(flash, 'hidden');
    });
    if (card.current) observer.observe(card.current);
    return () => observer.disconnect();
  }, [flash]);

  // A finger does not hover, and after a tap Safari may report that it came but not that it went (webkit.org/b/214609).
  function hover({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') holdFlash(flash, 'pointer');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only keep the flash from closing
    <div
      ref={card}
      className={styles.flash}
      data-answer={flash.answer}
      data-theme="ink"
      onPointerEnter={hover}
      onPointerLeave={() => releaseFlash(flash, 'pointer')}
      onFocus={() => holdFlash(flash, 'focus')}
      onBlur={() => releaseFlash(flash, 'focus')}
    >
      <Icon name={kind === 'error' ? 'warning' : 'check'} />
      <p>
        <span>{text}</span>{' '}
        {action && (
          <a
            href={location.href}
            className={styles.action}
            onClick={(click) => {
              click.preventDefault();
              actions[action.does]();
            }}
          >
            {action.label}
          </a>
        )}
      </p>
      <CloseButton word="Dismiss" data-dismiss="" onClick={onDismiss} />
    </div>
  );
}
