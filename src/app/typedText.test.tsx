// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepTypedText } from './typedText.ts';

function Search() {
  const [text, setText] = useState('');
  return (
    <form>
      <input name="name" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <p>{text === '' ? 'Nothing typed' : `Results for ${text}`}</p>
    </form>
  );
}

test('what was typed before a page is rendered afresh is typed again, and keeps the focus', () => {
  document.body.innerHTML = renderToString(<Search />);
  const { body } = document;
  const field = () => body.querySelector('input') as HTMLInputElement;
  const served = field();
  served.value = 'mud';
  served.focus();
  const typeAgain = keepTypedText(body);
  flushSync(() => createRoot(body).render(<Search />));
  expect(field()).not.toBe(served);
  flushSync(typeAgain);
  expect(body.textContent).toContain('Results for mud');
  expect(document.activeElement).toBe(field());
});
