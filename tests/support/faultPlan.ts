/** The fault cases of docs/faults.md. */

import { readFileSync } from 'node:fs';
import path from 'node:path';

const plan = readFileSync(path.resolve(import.meta.dirname, '../../docs/faults.md'), 'utf8');

/** The description of each case, by id. */
export const faultCases: ReadonlyMap<string, string> = new Map(
  Array.from(plan.matchAll(/^\| ([A-Z]\d+) \| (.+) \|$/gm), ([, id = '', what = '']) => [id, what]),
);

/** The ids of cases that a text names. */
export const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\b[A-Z]\d{1,2}\b/g), ([id]) => id).filter((id) => faultCases.has(id));
