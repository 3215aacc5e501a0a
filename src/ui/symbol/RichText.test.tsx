import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const render = (text: string) => renderToStaticMarkup(<RichText text={text} />);

/** The text that a copy contains. */
const copied = (text: string) => render(text).replace(/<[^>]*>/g, '');

/** The text alternatives of the pictures. */
const labels = (text: string) =>
  [...render(text).matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);

const text = '{TRG} When your turn starts, gain 1 {B}. {ACT} {T1}{S1}: Gain 6 {B}.';

describe('card text', () => {
  test('is copied with every symbol as its token', () => {
    expect(copied(text)).toBe(text);
  });

  test('is read out with every symbol in words', () => {
    expect(labels(text)).toEqual(['Triggered:', 'cerebrium', 'Activated:', '1 tick', 'remove 1 state', 'cerebrium']);
  });

  test('keeps a symbol together with the number before it and the full stop after it', () => {
    const [kept] =
      /<span[^>]*><span>1 <\/span><span.*?\{B\}<\/span><\/span><span>\.<\/span><\/span>/.exec(render('gain 1 {B}.')) ??
      [];
    expect(kept).toBeDefined();
  });

  test('keeps the sign of an ability together with its cost', () => {
    expect(render('{ACT} {T1}: Gain 1 {B}.').match(/unbroken/g)).toHaveLength(2);
  });

  test('leaves braces that are not a symbol unchanged', () => {
    expect(render('a {word} in braces')).toContain('{word}');
    expect(labels('a {word} in braces')).toEqual([]);
  });

  test('without symbols is one element', () => {
    expect(render('Deal damage.')).toBe('<span>Deal damage.</span>');
  });
});
