/** The journeys that matter, in words that every engine understands. */

import { routes } from '#domain/routes.ts';
import type { SiteServer } from '#scripts/server/siteServer.ts';
import { type Driver, until } from './driver.ts';

export type Journey = {
  readonly name: string;
  readonly walk: (driver: Driver, site: SiteServer) => Promise<void>;
};

const titleIs = (driver: Driver, words: string) =>
  until(`the title says "${words}"`, () =>
    driver.run((wanted) => document.querySelector('main h1')?.textContent.includes(wanted) ?? false, words),
  );

const show = async (driver: Driver, site: SiteServer, path: string, title: string) => {
  await driver.goto(site.origin + path);
  await titleIs(driver, title);
};

const hydrated = (driver: Driver) =>
  until('the page has come to life', () =>
    driver.run(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    ),
  );

export const journeys: readonly Journey[] = [
  {
    name: 'first visit: the worker serves the page',
    walk: async (driver, site) => {
      await driver.goto(`${site.origin}/`);
      await until('a worker is in charge', () =>
        driver.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      );
    },
  },
  {
    name: 'deep link: a card, and the next one by a link',
    walk: async (driver, site) => {
      await show(driver, site, routes.card.href(1, 1), 'Identical Haymaker');
      await hydrated(driver);
      await driver.run(() =>
        document.querySelector<HTMLElement>('main a[rel=next], main a[href$="/cards/1/2"]')?.click(),
      );
      await titleIs(driver, 'House Key Knuckles');
    },
  },
  {
    name: 'search: a name typed and sent leads to its card',
    walk: async (driver, site) => {
      await driver.goto(`${site.origin}/`);
      await hydrated(driver);
      await driver.run(() => {
        const box = document.querySelector<HTMLInputElement>('input[name=name]');
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        box?.focus();
        value?.set?.call(box, 'haymaker');
        box?.dispatchEvent(new Event('input', { bubbles: true }));
        box?.form?.requestSubmit();
      });
      await until('the results show the card', () =>
        driver.run(
          () =>
            location.pathname.endsWith('/search-results') && !!document.querySelector('main a[href$="/cards/1/1"] img'),
        ),
      );
    },
  },
  {
    name: 'rules: an address within them meets the top of the view',
    walk: async (driver, site) => {
      await driver.goto(site.origin + routes.rules.href('refreshing-headspace'));
      await hydrated(driver);
      await until('the part stands at the top', () =>
        driver.run(() => {
          const top = document.getElementById('refreshing-headspace')?.getBoundingClientRect().top;
          return top !== undefined && top >= -2 && top < 200;
        }),
      );
    },
  },
  {
    name: 'dialog: a card at full size opens and closes',
    walk: async (driver, site) => {
      await show(driver, site, routes.card.href(1, 1), 'Identical Haymaker');
      await hydrated(driver);
      await driver.run(() =>
        [...document.querySelectorAll<HTMLElement>('main button')]
          .find((button) => button.querySelector('img') ?? /enlarge|larger|full size|zoom/i.test(button.textContent))
          ?.click(),
      );
      await until('the dialog is open', () => driver.run(() => !!document.querySelector('dialog[open]')));
      await driver.run(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
      await until('the dialog is gone', () => driver.run(() => !document.querySelector('dialog[open]')));
    },
  },
  {
    name: 'offline: every kind of page opens with the server stopped',
    walk: async (driver, site) => {
      await driver.goto(`${site.origin}/`);
      await until('a worker is in charge', () =>
        driver.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      );
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
  },
];
