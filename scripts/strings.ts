/** `npm run strings`: lists every text of the interface with file and line, for a review. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { root } from './builtSite.ts';

export function main(): void {
  for (const folder of ['site', 'game', 'search', 'storage', 'server', 'offline', 'ui', 'features', 'app']) {
    const files = readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name)).toSorted())
      printStrings(path.join('src', folder, file));
  }
}

type AstNode = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is AstNode => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes whose values are not texts. */
const ignored = /^(className|id|href|to|type|name|role|key|rel|d|viewBox|style|for|htmlFor|as|src)$/;

/** The texts below a node: JSX text, and string literals that look like words. */
function* textsIn(node: AstNode): Generator<readonly [start: number, text: string]> {
  const { type, start, value, name } = node;
  if (/^(Import|ExportAll|ExportNamed)/.test(type) && node.source) return;
  if (type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression') return;
  if (type === 'JSXAttribute' && isNode(name) && ignored.test(String(name.name))) return;
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
