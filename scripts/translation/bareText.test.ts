import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBareText } from './bareText.ts';

const root = path.resolve('.');

test('G5: no component has text that breaks when a browser translates the page', () => {
  expect(findBareText(root, 'src/tsconfig.json')).toEqual([]);
});

/** A project with one component for each of these, one a line. */
function findIn(bodies: readonly string[]): string[] {
  const folder = path.join(root, 'node_modules/.cache/bareText');
  const options = {
    strict: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom'],
  };
  const given = '{ word, some }: { word: string; some: boolean }';
  const head =
    "import { Fragment, type ReactNode } from 'react'; const title = String('A'); const Word = () => 'a'; const Maybe = ({ on }: { on: boolean }) => on ? <b /> : null; export type Slot = ReactNode;";
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['bodies.tsx'] }),
  );
  const lines = bodies.map(
    (body, place) =>
      `export const C${place} = (${given}) => { void [word, some, Fragment, Word, Maybe, title]; return ${body} };`,
  );
  writeFileSync(path.join(folder, 'bodies.tsx'), [head, ...lines].join('\n'));
  const found = findBareText(folder, 'tsconfig.json');
  return bodies.filter((_, place) => found.some((line) => line.startsWith(`bodies.tsx:${place + 2} `)));
}

const broken = [
  '<p>{word} <b /></p>',
  '<p>{word} cards</p>',
  "<p><b />{some && 'some'}</p>",
  '<p>{some && <b />} text</p>',
  '<p><Maybe on={some} /> text</p>',
  '<>text <b /></>',
  '<Fragment key="a">text</Fragment>',
  "<p>{word.split(' ')}</p>",
  '<p><Word /></p>',
  '<p>{some ? <b>text <i /></b> : <b>text</b>}</p>',
  '<p>{some ? <b>text <i /></b> : word ? <i /> : <b>{word}</b>}</p>',
] as const;

test('found: text that changes or moves beside siblings, or stands in no element', () => {
  expect(findIn(broken)).toEqual(broken);
});

test('not found: text that stands alone, that never changes, or that only elements follow', () => {
  const bodies = [
    '<p>{word}</p>',
    '<p>{some ? <b>text</b> : <b>{word}</b>}</p>',
    '<p>{some ? <b key="a">text <i /></b> : <b key="b">text</b>}</p>',
    '<p>{some ? <b>text <i /></b> : <i>text</i>}</p>',
    "<p>{some ? word : 'none'}</p>",
    "<p>{word.concat(' cards')}</p>",
    '<p><b /> text</p>',
    '<p>text {some && <b />}</p>',
    '<p><b />{some && <span>text</span>}</p>',
    "<p>{word.split(' ').map((part) => <b key={part}>{part}</b>)}</p>",
    '<p>The title is {title}.</p>',
    '<p>{word && <b />}</p>',
    '<Fragment><p>text</p></Fragment>',
  ];
  expect(findIn(bodies)).toEqual([]);
});
