/** What a journey needs of a browser: an address opened, and a function run in the page. Every engine can do that. */

export type Driver = {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page; it sees its arguments and the page, and nothing around it. */
  readonly run: <Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** Why it cannot run here, or how to start it. */
  readonly start: () => Promise<Driver | string>;
};

/** Asks again until the answer is yes; a page in between two addresses cannot answer. */
export async function until(what: string, ask: () => Promise<boolean>, patience = 20_000): Promise<void> {
  const end = performance.now() + patience;
  let last: unknown;
  while (performance.now() < end) {
    const answer = await ask().catch((reason: unknown) => {
      last = reason;
      return false;
    });
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It did not come about that ${what}.`, { cause: last });
}
