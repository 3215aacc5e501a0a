import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamedText } from '../NamedText.tsx';

const render = (text: string, ...names: string[]) => renderToStaticMarkup(<NamedText text={text} names={names} />);

test('G9: names in a sentence or list are isolated from what stands beside them', () => {
  expect(render('שרה, Ann', 'שרה', 'Ann')).toBe('<span><bdi>שרה</bdi><span>, </span><bdi>Ann</bdi></span>');
  expect(render('Turn 3: שרה (2)', 'שרה')).toBe('<span><span>Turn 3: </span><bdi>שרה</bdi><span> (2)</span></span>');
});

test('a name that is empty, or part of another word, is no name', () => {
  expect(render('Annexes', '', 'Ann')).toBe('<span><span>Annexes</span></span>');
});
