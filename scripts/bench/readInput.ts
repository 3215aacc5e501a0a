/** The files the benchmark is given: a JSON value each, or a sentence that says what is wrong with it. */

import { readFile } from 'node:fs/promises';
import { readJson } from '#cards/check/readJson.ts';
import { unreadable } from '../unreadable.ts';

export type Input<Value> = { readonly value: Value } | { readonly fault: string };

export async function readInput(file: string): Promise<Input<unknown>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { fault: unreadable(file, error) };
  }
  const json = readJson(text);
  return 'says' in json ? { fault: `${file}: ${json.says}.` } : json;
}

const isText = (item: unknown) => typeof item === 'string';

/** Query strings, as they stand behind `?` in a results address. */
export async function readQueries(file: string | undefined): Promise<Input<readonly string[]>> {
  if (file === undefined) return { fault: '--answers needs --queries FILE, a JSON array of query strings.' };
  const input = await readInput(file);
  if ('fault' in input) return input;
  const { value } = input;
  if (Array.isArray(value) && value.every(isText)) return { value };
  return { fault: `${file}: expected a JSON array of query strings.` };
}
