/** What a journey needs of a browser: an address opened, a function run in the page, and its own mouse and keys. Every engine can do that. */

/** Work that sees its arguments and the page, and nothing around it. */
type InPage<Result, Args extends readonly unknown[]> = (...args: Args) => Result | Promise<Result>;

export type Key = 'Enter' | 'Shift+Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';

export type Driver = {
  readonly goto: (address: string) => Promise<void>;
  readonly run: <Result, Args extends readonly unknown[]>(work: InPage<Result, Args>, ...args: Args) => Promise<Result>;
  /** Presses what the function finds, where it stands; fails where it cannot be reached. */
  readonly click: <Args extends readonly unknown[]>(
    find: InPage<Element | undefined, Args>,
    ...args: Args
  ) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Errors that nobody in the page has caught, since the last call. */
  readonly takeErrors: () => string[];
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** Set up so that it keeps nothing: no worker, no caches, no database, no local storage. */
  readonly keepsNothing?: true;
  /** Why it cannot run here, or how to start it. */
  readonly start: () => Promise<Driver | string>;
};

/** A page that is going away may never answer; it is asked again after this many milliseconds. */
const answerTime = 4000;

const noAnswer = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(reject, answerTime, new Error('The page does not answer.')).unref();
  });

/** Asks again until the answer is yes; a page in between two addresses cannot answer. */
export async function until(what: string, ask: () => Promise<boolean>, patience = 20_000): Promise<void> {
  const end = performance.now() + patience;
  let last: unknown;
  while (performance.now() < end) {
    const answer = await Promise.race([ask(), noAnswer()]).catch((reason: unknown) => {
      last = reason;
      return false;
    });
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It did not come about that ${what}.`, { cause: last });
}
