/** The steps that journeys are made of; each waits for what it looks for. */

import type { SiteServer } from '#scripts/server/siteServer.ts';
import { type Driver, until } from './driver.ts';

export const titleIs = (driver: Driver, words: string) =>
  until(`the title says "${words}"`, () =>
    driver.run((wanted) => document.querySelector('main h1')?.textContent.includes(wanted) ?? false, words),
  );

export async function show(driver: Driver, site: SiteServer, path: string, title: string): Promise<void> {
  await driver.goto(site.origin + path);
  await titleIs(driver, title);
}

export const hydrated = (driver: Driver) =>
  until('the page has come to life', () => driver.run(() => document.documentElement.hasAttribute('data-alive')));

export const takenInCharge = (driver: Driver) =>
  until('a worker is in charge', () => driver.run(() => navigator.serviceWorker.controller?.state === 'activated'));

/** The first such element to be seen that says these words; runs in the page. */
const findShown = (selector: string, words: string) =>
  [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && element.textContent.includes(words),
  );

export const click = (driver: Driver, selector: string, words = '') =>
  until(`${selector} "${words}" is pressed`, async () => {
    await driver.click(findShown, selector, words);
    return true;
  });

export const shows = (driver: Driver, selector: string, words = '') =>
  until(`${selector} says "${words}"`, () =>
    driver.run(
      (css, wanted) =>
        [...document.querySelectorAll(css)].some(
          (element) => element.checkVisibility() && element.textContent.includes(wanted),
        ),
      selector,
      words,
    ),
  );

export const focusIsOn = (driver: Driver, selector: string, words = '') =>
  until(`the focus is on ${selector} "${words}"`, () =>
    driver.run(
      (css, wanted) =>
        document.activeElement?.matches(css) === true && document.activeElement.textContent.includes(wanted),
      selector,
      words,
    ),
  );

/** What the page answers comes to be this. */
export const reads = <Value>(driver: Driver, ask: () => Value, wanted: Value) =>
  until(`the page says ${wanted}`, async () => (await driver.run(ask)) === wanted);
