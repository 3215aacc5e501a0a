/** The journeys that matter, in words that every engine understands. */

import type { SiteServer } from '#scripts/server/siteServer.ts';
import { routes } from '#site/routes.ts';
import type { LaterBuild } from '../support/laterBuild.ts';
import { type Driver, until } from './driver.ts';
import { click, focusIsOn, hydrated, reads, show, shows, takenInCharge, titleIs } from './steps.ts';

/** The site on its server, and another build of it. */
export type Surroundings = { readonly site: SiteServer; readonly later: LaterBuild };

export type Journey = {
  readonly name: string;
  readonly walk: (driver: Driver, surroundings: Surroundings) => Promise<void>;
};

const firstVisit: Journey = {
  name: 'first visit: the worker serves the page',
  walk: async (driver, { site }) => {
    await driver.goto(`${site.origin}/`);
    await takenInCharge(driver);
  },
};

const card: Journey = {
  name: 'deep link to a card: its picture, the next by key, and back by link',
  walk: async (driver, { site }) => {
    await show(driver, site, routes.card.href(1, 1), 'Identical Haymaker');
    await hydrated(driver);
    await until('the picture is drawn', () =>
      driver.run(() => {
        const picture = document.querySelector<HTMLImageElement>('main button img');
        return !!picture?.complete && picture.naturalWidth > 300;
      }),
    );
    await driver.press('ArrowRight');
    await titleIs(driver, 'House Key Knuckles');
    await click(driver, 'main a[rel=prev]');
    await titleIs(driver, 'Identical Haymaker');
  },
};

const search: Journey = {
  name: 'search: typed by key it suggests, and Enter leads to what was found',
  walk: async (driver, { site }) => {
    await driver.goto(site.origin + routes.cards.href());
    await hydrated(driver);
    await click(driver, 'input[name=name]');
    await driver.type('haymak');
    await shows(driver, '[role=option]', 'Identical Haymaker');
    await driver.press('Enter');
    await shows(driver, 'main a[href$="/cards/1/1"]');
    await reads(driver, () => location.pathname + location.search, routes.searchResults.href('name=haymak'));
  },
};

const rules: Journey = {
  name: 'rules: an address within them meets the top of the view',
  walk: async (driver, { site }) => {
    await driver.goto(site.origin + routes.rules.href('refreshing-headspace'));
    await hydrated(driver);
    await until('the part stands at the top', () =>
      driver.run(() => {
        const top = document.getElementById('refreshing-headspace')?.getBoundingClientRect().top;
        return top !== undefined && top >= -2 && top < 200;
      }),
    );
  },
};

const popovers: Journey = {
  name: 'popovers: a term explains itself, leads deeper and back, and Esc returns to it',
  walk: async (driver, { site }) => {
    await driver.goto(site.origin + routes.rules.href('pay-costs'));
    await hydrated(driver);
    const word = 'section:has(> div > #pay-costs) a[href$="#glossary-pay"]';
    await click(driver, word);
    await focusIsOn(driver, '#rules-peek h2', 'pay');
    await click(driver, '#rules-peek a', 'cost');
    await shows(driver, '#rules-peek h2', 'cost');
    await click(driver, '#rules-peek button', 'Back');
    await shows(driver, '#rules-peek h2', 'pay');
    await driver.press('Escape');
    await reads(driver, () => document.querySelectorAll('#rules-peek:popover-open').length, 0);
    await focusIsOn(driver, word, 'pay');
  },
};

const dialog: Journey = {
  name: 'dialog: a card at full size opens, and Esc returns to the card',
  walk: async (driver, { site }) => {
    await show(driver, site, routes.card.href(1, 1), 'Identical Haymaker');
    await hydrated(driver);
    await click(driver, 'main button', 'Zoom');
    await shows(driver, 'dialog:modal [role=status]', '100 %');
    await driver.press('Escape');
    await reads(driver, () => document.querySelectorAll('dialog[open]').length, 0);
    await focusIsOn(driver, 'main button', 'Zoom');
  },
};

const symbols: Journey = {
  name: 'symbols: Shift and Enter put one into the text and keep the others in reach',
  walk: async (driver, { site }) => {
    await driver.goto(site.origin + routes.advancedSearch.href());
    await hydrated(driver);
    await click(driver, 'main form button', 'Symbols for Effects text');
    await focusIsOn(driver, '[data-symbol]');
    await driver.press('Shift+Enter');
    await reads(driver, () => document.querySelector<HTMLInputElement>('[name=effects]')?.value.includes('}'), true);
    await focusIsOn(driver, '[data-symbol]');
    await driver.press('Enter');
    await reads(driver, () => document.querySelectorAll('[data-symbol]').length, 0);
    await focusIsOn(driver, '[name=effects]');
  },
};

const offline: Journey = {
  name: 'offline: every kind of page opens with the server stopped',
  walk: async (driver, { site }) => {
    await driver.goto(`${site.origin}/`);
    await takenInCharge(driver);
    await hydrated(driver);
    await site.stop();
    try {
      await show(driver, site, routes.card.href(2, 3), '');
      await show(driver, site, routes.rules.href('glossary-remember'), 'Rules');
      await show(driver, site, routes.searchResults.href('name=haymaker'), 'haymaker');
      await show(driver, site, routes.table.href(), 'Table');
      await show(driver, site, '/spite-and-image/nowhere', 'No such page');
    } finally {
      await site.start();
    }
  },
};

const runningVersion = () =>
  JSON.parse(document.getElementById('startup')?.textContent ?? '{}').configuration?.version as string;

const update: Journey = {
  name: 'update: a newer build is offered, waits, and comes with one reload',
  walk: async (driver, { site, later }) => {
    await driver.goto(site.origin + routes.credits.href());
    await hydrated(driver);
    await takenInCharge(driver);
    const before = await driver.run(() => performance.timeOrigin);
    site.deploy(later.folder);
    // Not waited for: a worker that is busy with pictures looks when it has the time.
    await driver.run(() => {
      void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
    });
    await shows(driver, '[role=status] p', 'There is a newer version of this app.');
    await reads(driver, () => performance.timeOrigin, before);
    await click(driver, '[role=status] a', 'Refresh');
    await reads(driver, runningVersion, later.version);
    const after = await driver.run(() => performance.timeOrigin);
    await hydrated(driver);
    await click(driver, 'header a, nav a', 'Rules');
    await titleIs(driver, 'Rules');
    await reads(driver, () => performance.timeOrigin, after);
    await reads(driver, () => document.body.textContent.includes('There is a newer version'), false);
  },
};

export const journeys: readonly Journey[] = [
  firstVisit,
  card,
  search,
  rules,
  popovers,
  dialog,
  symbols,
  update,
  offline,
];

/** What is left of the site, which is everything but what it would keep, where a browser refuses to keep anything. */
export const journeysKeepingNothing: readonly Journey[] = [
  {
    name: 'storage missing: the site works, and says what it does not keep',
    walk: async (driver, surroundings) => {
      await card.walk(driver, surroundings);
      await search.walk(driver, surroundings);
      const { site } = surroundings;
      await show(driver, site, routes.ready.href(), 'Ready for the table');
      await shows(driver, '[role=status] h2', 'Not stored');
      await shows(driver, '[role=status] p', 'this browser keeps nothing');
    },
  },
];
