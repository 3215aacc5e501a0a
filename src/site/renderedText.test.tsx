// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { measureElement, measureMarkup } from './renderedText.ts';

const page = (
  <main>
    <p>
      Costs {2} &amp; <b>“more”</b> {'<'} it's <br />
    </p>
    <noscript>
      <p>Without scripts</p>
    </noscript>
    <p hidden>{'a > b "c"'}</p>
  </main>
);
const markup = renderToString(page);

const inDocument = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

test('the build and the app measure an unchanged page alike', () => {
  expect(measureElement(inDocument(markup))).toBe(measureMarkup(markup));
});

test.each([
  ['without comments', markup.replace(/<!--.*?-->/g, '')],
  ['without spaces between elements', markup.replace(/> </g, '><')],
  ['translated', markup.replace('more', '<font>davantage</font>')],
  ['translated to words as long', markup.replace('more', '<font>plus</font>')],
])('a page %s measures otherwise', (_case, changed) => {
  expect(changed).not.toBe(markup);
  expect(measureElement(inDocument(changed))).not.toBe(measureMarkup(markup));
});
