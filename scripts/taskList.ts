/** The twelve tasks of `npm run tasks`, and the simulated user that does them. */

import type { Locator, Page } from '@playwright/test';
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

  async type(text: string): Promise<void> {
    this.letters += text.length;
    await this.page.keyboard.type(text);
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name }).first();
  link = (name: string | RegExp) => this.page.getByRole('link', { name }).filter({ visible: true }).first();
  tab = (name: string) => this.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });
  option = (name: string | RegExp) => this.page.getByRole('option', { name }).first();
  milliseconds = () => Math.round(performance.now() - this.started);
}

export type Task = {
  readonly name: string;
  /** Start address. `prepare` runs before the task, without being counted. */
  readonly address: string;
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
  await hand.button('Main phase').waitFor();
}

export const theme = { name: 'theme', run: (hand: Hand) => chooseInk(hand), mostTaps: 2 } as const;

async function chooseInk(hand: Hand): Promise<void> {
  const isPhone = (hand.page.viewportSize()?.width ?? 0) < 768;
  await hand.tap(isPhone ? hand.button('More') : hand.button('Theme and text size'));
  await hand.tap(hand.page.getByText('Ink', { exact: true }).filter({ visible: true }));
}

export const tasks: readonly Task[] = [
  {
    name: 'card by name',
    address: routes.home.href(),
    run: async (hand) => {
      await hand.tap(hand.tab('Search'));
      await hand.type('mud');
      await hand.tap(hand.option(/Mud Instinct/));
    },
    done: heading('Mud Instinct'),
    mostTaps: 2,
    mostLetters: 3,
  },
  {
    name: 'cards with a symbol',
    address: routes.home.href(),
    run: async (hand) => {
      await hand.tap(hand.tab('Search'));
      await hand.tap(hand.page.getByRole('option', { name: 'memory', exact: true }));
    },
    done: heading(/Search results/),
    mostTaps: 2,
  },
  {
    name: 'cards of a type',
    address: routes.home.href(),
    run: async (hand) => {
      await hand.tap(hand.tab('Search'));
      await hand.tap(hand.page.getByRole('option', { name: 'State', exact: true }));
    },
    done: heading(/Search results: States/),
    mostTaps: 2,
  },
  {
    name: 'rule term',
    address: routes.home.href(),
    run: async (hand) => {
      await hand.tap(hand.tab('Search'));
      await hand.type('repress');
      await hand.tap(hand.option(/^Repress/));
    },
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
      await hand.button('Main phase').tap();
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
      const opened = hand.page.waitForEvent('popup');
      await hand.tap(hand.link(/Print the demo/));
      const file = await opened;
      if (!/demo.*\.pdf$/.test(file.url())) throw new Error(`It opened ${file.url()}.`);
    },
    done: heading(/Spite/),
    mostTaps: 2,
  },
  { ...theme, address: routes.home.href(), done: (page) => page.locator('html[data-theme=ink]') },
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
    prepare: async (hand) => {
      await sitDown(hand);
      await hand.button('Main phase').tap();
    },
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
