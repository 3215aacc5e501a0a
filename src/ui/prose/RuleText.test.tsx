import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RuleText } from './RuleText.tsx';

const render = (text: string) => renderToStaticMarkup(<RuleText text={text} />);

describe('a rule stored as data', () => {
  test('keeps a symbol together with the number before it and the full stop after it', () => {
    expect(render('You [lose] 3 {B}.')).toMatch(
      / <\/span><span[^>]*><span>3 <\/span><span.*\{B\}<\/span><\/span><span>\.<\/span><\/span>$/,
    );
  });

  test('links its words to terms, rules and cards', () => {
    expect(render('[forgotten|forget], [how to win|#how-to-win], [Ghostwriter|4/7]').match(/href="[^"]*"/g)).toEqual([
      'href="/spite-and-image/rules#glossary-forget"',
      'href="/spite-and-image/rules#how-to-win"',
      'href="/spite-and-image/cards/4/7"',
    ]);
  });
});
