/** Replaces `vitest` in mutation runs of the engine: collects its tests as plain functions. */

import { expect as expectOfVitest } from 'vitest';

type Run = () => void;

export const collected = new Map<string, Run>();

/** This test searches the sources for card numbers, and instrumented sources contain numbers of mutants. */
const leftOut = /know no card by its name/;

let group = '';

export function describe(name: string, body: () => void): void {
  const outer = group;
  group = `${outer}${name} `;
  body();
  group = outer;
}

export function test(name: string, run: Run): void {
  if (leftOut.test(name)) return;
  if (collected.has(group + name)) throw new Error(`Two tests are called "${group}${name}".`);
  collected.set(group + name, run);
}

test.each =
  <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  (name: string, run: (...row: Row) => void): void => {
    for (const row of rows) test(name.replace('%s', String(row[0])), () => run(...row));
  };

export const expect = expectOfVitest;
