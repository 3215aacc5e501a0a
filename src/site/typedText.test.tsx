// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTypedText, reloadWithTypedText, typeAgainAfterReload } from './typedText.ts';

function Search() {
  const [text, setText] = useState('');
  return (
    <form>
      <input name="name" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <p>{text === '' ? 'Nothing typed' : `Results for ${text}`}</p>
    </form>
  );
}

test('what was typed before a page is rendered afresh is typed again, and keeps the focus', async () => {
  document.body.innerHTML = renderToString(<Search />);
  const { body } = document;
  const field = () => body.querySelector('input') as HTMLInputElement;
  const served = field();
  served.value = 'mud';
  served.focus();
  const typeAgain = keepTypedText(body);
  flushSync(() => createRoot(body).render(<Search />));
  expect(field()).not.toBe(served);
  await typeAgain();
  expect(body.textContent).toContain('Results for mud');
  expect(document.activeElement).toBe(field());
});

function Game() {
  const [seats, setSeats] = useState(2);
  return (
    <form>
      {[2, 3].map((count) => (
        <input
          key={count}
          type="radio"
          name="clones"
          aria-label={`${count} clones`}
          checked={seats === count}
          onChange={() => setSeats(count)}
        />
      ))}
      {Array.from({ length: seats }, (_seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <input key={place} name="player" defaultValue="" />
      ))}
      <select name="persona" defaultValue="none">
        <option>none</option>
        <option>Wick</option>
      </select>
    </form>
  );
}

const form = () => document.querySelector('form') as HTMLFormElement;

/** The same address loads again, or another. */
async function reload(href = location.href) {
  const loaded = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  reloadWithTypedText();
  expect(loaded).toHaveBeenCalledOnce();
  location.href = href;
  document.body.innerHTML = '<div></div>';
  flushSync(() => createRoot(document.body.firstElementChild as Element).render(<Game />));
  await typeAgainAfterReload();
}

async function begin() {
  location.href = 'https://example.test/play';
  document.body.innerHTML = '<div></div>';
  flushSync(() => createRoot(document.body.firstElementChild as Element).render(<Game />));
  form().querySelector<HTMLInputElement>('[aria-label="3 clones"]')?.click();
  await Promise.resolve();
  const [, , third] = form().querySelectorAll<HTMLInputElement>('[name=player]');
  if (third) third.value = 'Ann';
  const persona = form().querySelector('select');
  if (persona) persona.value = 'Wick';
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a reload keeps what was typed and chosen, also in fields that a choice has brought', async () => {
  await begin();
  await reload();
  expect([...new FormData(form()).entries()].filter(([name]) => name !== 'clones')).toEqual([
    ['player', ''],
    ['player', ''],
    ['player', 'Ann'],
    ['persona', 'Wick'],
  ]);
  expect(form().querySelector<HTMLInputElement>('[aria-label="3 clones"]')?.checked).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('another page gets nothing of it', async () => {
  await begin();
  await reload('https://example.test/table');
  expect(form().querySelector('select')?.value).toBe('none');
  expect(sessionStorage).toHaveLength(0);
});
