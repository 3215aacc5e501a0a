/**
 * `npm run strings`: lists every text of the interface with file and line, for a review.
 * `npm run strings -- --rulebook`: counts the words of each chapter of the rulebook, and estimates its reading time.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulePassages } from 'virtual:rule-passages';
import { parseAst } from 'vite';
import { ruleTitles } from '#game/glossary/titles.ts';
// biome-ignore lint/style/noRestrictedImports: lists the texts of the screens
import { chapters } from '#rulebook/sections.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Resolves to 1 if a chapter of the rulebook is over its word budget. */
export async function main(options: readonly string[]): Promise<number> {
  if (options.includes('--rulebook')) return printRulebook();
  for (const folder of ['site', 'search', 'storage', 'server', 'offline', 'ui', 'features', 'app']) {
    const files = readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name)).toSorted())
      printStrings(path.join('src', folder, file));
  }
  return 0;
}

type AstNode = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is AstNode => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes whose values are not texts. */
const unread = /^(className|id|href|to|type|name|role|key|rel|d|viewBox|style|for|htmlFor|as|src)$/;

/** The texts below a node: JSX text, and string literals that look like words. */
function* textsIn(node: AstNode): Generator<readonly [start: number, text: string]> {
  const { type, start, value, name } = node;
  if (/^(Import|ExportAll|ExportNamed)/.test(type) && node.source) return;
  if (type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression') return;
  if (type === 'JSXAttribute' && isNode(name) && unread.test(String(name.name))) return;
  if (type === 'JSXText') yield [start, String(value)];
  if (type === 'Literal' && typeof value === 'string' && /^[A-Z]|\w \w/.test(value)) yield [start, value];
  if (type === 'TemplateLiteral') {
    const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
    const text = quasis.map((quasi) => quasi.value.cooked).join('…');
    if (/^[A-Z]|\w \w/.test(text)) yield [start, text];
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* textsIn(child);
}

function printStrings(file: string): void {
  const code = readFileSync(path.join(root, file), 'utf8');
  const program: unknown = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  for (const [start, text] of isNode(program) ? textsIn(program) : []) {
    const line = code.slice(0, start).split('\n').length;
    const words = text.replace(/\s+/g, ' ').trim();
    if (/[a-z]{2}/.test(words) && !/^M-?\d/.test(words)) console.log(`${file}:${line}  ${words}`);
  }
}

/** Word budget of each chapter. Chapters 1 to 6 teach the game, and their joint budget is less than the sum. */
const budgets = [150, 250, 150, 150, 150, 1050, 1300, 1900, 700, 4000];
const learnt = { chapters: 6, words: 1800 };
const wordsPerMinute = 220;

/** Counts side boxes only in the chapters that teach the game, except the collapsed one about zones. */
function printRulebook(): number {
  const lengths = chapters.map(({ id }, index) => {
    const own = rulePassages.filter(
      (passage) =>
        passage.place.split(' – ')[0] === ruleTitles[id] &&
        passage.id !== 'aside-zones' &&
        (index < learnt.chapters || passage.kind !== 'side box'),
    );
    const words = own.reduce((sum, { text }) => sum + wordsIn(text), 0);
    printLength(`${index + 1} ${ruleTitles[id]}`, words, budgets[index]);
    return words;
  });
  const toLearn = lengths.slice(0, learnt.chapters).reduce((sum, words) => sum + words, 0);
  printLength(`Chapters 1 to ${learnt.chapters}`, toLearn, learnt.words);
  return toLearn > learnt.words || lengths.some((words, index) => words > (budgets[index] ?? 0)) ? 1 : 0;
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

function printLength(title: string, words: number, budget = 0): void {
  const minutes = (words / wordsPerMinute).toFixed(1).padStart(4);
  const over = words > budget ? ', over' : '';
  console.log(`${title.padEnd(22)} ${String(words).padStart(5)} words, ${minutes} minutes, budget ${budget}${over}`);
}
