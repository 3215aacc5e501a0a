/** The tasks of `npm run tasks`, and the simulated user that does them. */

import type { Locator, Page, Request } from '@playwright/test';
import { routes } from '#site/routes.ts';

/** Taps and types on a page, and counts taps and letters. */
export class Hand {
  readonly page: Page;
  taps = 0;
  letters = 0;
  private started = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    await what.waitFor();
    if (this.taps === 0) this.started = performance.now();
    this.taps += 1;
    await what.tap();
  }

  /** Opens the search, types a text and taps a suggestion. */
  async search(text: string, suggestion: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }));
    this.letters += text.length;
    await this.page.keyboard.type(text);
    await this.tap(this.page.getByRole('option', { name: suggestion, exact: true }).first());
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name }).first();
  link = (name: string | RegExp) => this.page.getByRole('link', { name }).filter({ visible: true }).first();
  milliseconds = () => Math.round(performance.now() - this.started);
}

export type Task = {
  readonly name: string;
  /** Start address. `prepare` runs before the task, without being counted. */
  readonly address: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly prepare?: (hand: Hand) => Promise<void>;
  readonly run: (hand: Hand) => Promise<void>;
  /** Visible when the task is done. */
  readonly done: (page: Page) => Locator;
  readonly mostTaps?: number;
  readonly mostLetters?: number;
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

async function sitDown(hand: Hand): Promise<void> {
  await hand.button('Begin').tap();
  await hand.button('Main phase').tap();
}

const chooseInk = (opening: string): Omit<Task, 'name'> => ({
  address: routes.home.href(),
  run: async (hand) => {
    await hand.tap(hand.button(opening));
    await hand.tap(hand.page.getByText('Ink', { exact: true }).filter({ visible: true }));
  },
  done: (page) => page.locator('html[data-theme=ink]'),
  mostTaps: 2,
});

export const tasks: readonly Task[] = [
  {
    name: 'card by name',
    address: routes.home.href(),
    run: (hand) => hand.search('mud', /Mud Instinct/),
    done: heading('Mud Instinct'),
    mostTaps: 2,
    mostLetters: 3,
  },
  {
    name: 'cards with a symbol',
    address: routes.home.href(),
    run: (hand) => hand.search('', 'memory'),
    done: heading(/Search results/),
    mostTaps: 2,
  },
  {
    name: 'cards of a type',
    address: routes.home.href(),
    run: (hand) => hand.search('', 'State'),
    done: heading(/Search results: States/),
    mostTaps: 2,
  },
  {
    name: 'rule term',
    address: routes.home.href(),
    run: (hand) => hand.search('repress', /^Repress/),
    done: (page) => page.locator('#glossary-repress'),
    mostTaps: 2,
  },
  {
    name: 'ruling of a card',
    address: routes.cards.href(),
    run: (hand) => hand.tap(hand.page.locator(`main a[href="${routes.card.href(1, 4)}"]`).first()),
    done: heading(/ruling/i),
    mostTaps: 2,
  },
  {
    name: 'next turn, ticks spent',
    address: routes.table.href(),
    prepare: async (hand) => {
      await sitDown(hand);
      await hand.button('Take').tap();
    },
    run: (hand) => hand.tap(hand.button('End turn')),
    done: (page) => page.getByText(/^Turn 2,/).first(),
    mostTaps: 1,
  },
  {
    name: 'print demo',
    address: routes.home.href(),
    run: async (hand) => {
      // Not the address of the popup: a headless browser downloads the file instead of showing it.
      const isFile = (request: Request) => /demo.*\.pdf$/.test(request.url());
      const requested = hand.page.context().waitForEvent('request', isFile);
      await hand.tap(hand.link(/Print the demo/));
      await requested;
    },
    done: heading(/Spite/),
    mostTaps: 2,
  },
  { name: 'theme', ...chooseInk('More') },
  { name: 'theme at 768 px', viewport: { width: 768, height: 1024 }, ...chooseInk('Theme and text size') },
  { name: 'theme at 1440 px', viewport: { width: 1440, height: 900 }, ...chooseInk('Theme and text size') },
  {
    name: 'quick start',
    address: routes.home.href(),
    run: async (hand) => {
      await hand.tap(hand.button('More'));
      await hand.tap(hand.page.getByRole('dialog').getByRole('link', { name: 'Quick start' }));
    },
    done: heading(/Quick start/i),
  },
  {
    name: 'undo at the table',
    address: routes.table.href(),
    prepare: sitDown,
    run: (hand) => hand.tap(hand.button('Undo')),
    done: (page) => page.getByRole('button', { name: 'Main phase' }),
    mostTaps: 1,
  },
  {
    name: 'share a search',
    address: routes.searchResults.href('type=state'),
    run: async (hand) => {
      await hand.tap(hand.button('More for these cards'));
      await hand.tap(hand.page.getByText('Share or copy these cards'));
      await hand.tap(hand.button('Share this search'));
    },
    done: (page) => page.getByText(/Copied|Shared/).first(),
  },
  {
    name: 'first move of the guided game',
    address: routes.home.href(),
    run: async (hand) => {
      await hand.tap(hand.link('Play the first turn'));
      await hand.tap(hand.button('Begin'));
      const decisions = hand.page.getByRole('group', { name: 'Decisions' }).getByRole('button');
      await hand.tap(decisions.first());
      await hand.tap(decisions.first());
    },
    done: heading('That is what happened.'),
  },
];
