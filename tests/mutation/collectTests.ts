/** Stands in for `vitest` where tests run for mutants in one process: collects them as plain functions. */

import { expect as expectOfVitest, vi as viOfVitest } from 'vitest';

type Run = () => unknown;

export const collected = new Map<string, Run>();

/** This test reads the sources, in which mutants are numbered. */
const excluded = /know no card by its name/;

type Group = { readonly name: string; readonly before: readonly Run[]; readonly after: readonly Run[] };
const topLevel = (): Group => ({ name: '', before: [], after: [] });
let group = topLevel();

/** Each file has its own hooks. */
export function beginFile(): void {
  group = topLevel();
}

function describeGroup(name: string, body: () => void): void {
  const outer = group;
  group = { ...outer, name: `${outer.name}${name} ` };
  body();
  group = outer;
}

/** Runs synchronously as long as no part of the test returns a promise. */
function runInOrder(runs: readonly Run[]): unknown {
  for (const [index, run] of runs.entries()) {
    const result = run();
    if (result instanceof Promise) return result.then(() => runInOrder(runs.slice(index + 1)));
  }
  return undefined;
}

function runWithHooks({ before, after }: Group, run: Run): unknown {
  let result: unknown;
  try {
    result = runInOrder([...before, run]);
  } catch (reason) {
    runInOrder(after);
    throw reason;
  }
  return result instanceof Promise ? result.finally(() => runInOrder(after)) : runInOrder(after);
}

function collect(name: string, run: Run): void {
  if (excluded.test(name)) return;
  let id = group.name + name;
  // The rows of a table and the groups of two files may have the same titles.
  for (let copy = 2; collected.has(id); copy++) id = `${group.name}${name} (${copy})`;
  const hooks = group;
  collected.set(id, () => runWithHooks(hooks, run));
}

const eachRow =
  (register: (name: string, run: Run) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, run: (...row: unknown[]) => unknown): void => {
    for (const row of rows) register(name, () => (Array.isArray(row) ? run(...row) : run(row)));
  };

export const test = Object.assign(collect, { each: eachRow(collect) });
/** @alias */
export const it = test;
export const describe = Object.assign(describeGroup, { each: eachRow(describeGroup) });

export function beforeEach(run: Run): void {
  group = { ...group, before: [...group.before, run] };
}
export function afterEach(run: Run): void {
  group = { ...group, after: [run, ...group.after] };
}

export const expect = expectOfVitest;
export const vi = viOfVitest;
