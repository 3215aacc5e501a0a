/** Games at /play in end-to-end tests. */

import type { CDPSession, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { expect } from './siteTest.ts';
import { storedData } from './storedData.ts';

/** Every legal decision. Those that a card on the table stands for are in the accessibility tree alone. */
export const decisions = (page: Page) => page.getByRole('group', { name: 'Decisions' }).getByRole('button');

/** Makes a decision by keyboard: the first one, or the one with this name. The focus chooses its card. */
export const decide = (page: Page, name?: string | RegExp): Promise<void> =>
  decisions(page)
    .and(name === undefined ? page.getByRole('button') : page.getByRole('button', { name }))
    .first()
    .press('Enter');

/** The lines of the log, also those that "more" shows. */
export const logEntries = (page: Page) => page.getByRole('log').locator('li > span');

/** Records announcements from now on; returns a function that resolves to them and to the lines added to the log. */
export async function listen(
  page: Page,
): Promise<() => Promise<{ readonly announced: string; readonly added: string }>> {
  const before = await logEntries(page).count();
  const announced = await page.evaluateHandle(() => {
    const said: string[] = [];
    const status = document.querySelector('output');
    if (status) new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
    return said;
  });
  return async () => ({
    announced: (await announced.jsonValue()).join(' '),
    added: (await logEntries(page).allTextContents()).slice(before).join(' '),
  });
}

/** Deals the same cards in every run, without pauses between the decisions of the app. Of two calls the first counts. */
export async function seedDeal(page: Page, seed = 7): Promise<void> {
  await page.addInitScript((seed) => {
    if (crypto.getRandomValues.name === 'seeded') return;
    // Seeds are 32-bit numbers; ids stay random.
    const random = crypto.getRandomValues.bind(crypto);
    const seeded = (array: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
      array instanceof Uint32Array ? array.fill(seed) : random(array);
    Object.assign(crypto, { getRandomValues: seeded });
    // The initial blank page has no storage, which Firefox reports.
    if (origin === 'null') return;
    localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false }));
  }, seed);
}

/** @param players - By seat, as named in the form; without them the form's default duel begins. */
export async function beginGame(page: Page, ...players: string[]): Promise<void> {
  await seedDeal(page);
  await page.goto(routes.play.href());
  // A page without the waiting of the end-to-end tests: a choice before the app handles events would be lost.
  await page.locator('html[data-app=alive]').waitFor({ state: 'attached' });
  if (players.length > 0) {
    await page.getByRole('radio', { name: String(players.length) }).check();
    await page.getByText('Other players, sets and modules').click();
    const sets = await page.getByRole('group', { name: 'Sets' }).getByRole('checkbox').all();
    for (const set of players.length > 2 ? sets : []) await set.check();
    for (const [place, player] of players.entries())
      await page
        .getByRole('group', { name: `Clone ${place + 1}` })
        .getByLabel('Played by')
        .selectOption(player);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Plays until there are lines in the log, a new decision, and a saved game; returns the lines of the log. */
export async function playAWhile(page: Page): Promise<string[]> {
  for (let made = 0; made < 6; made++) await decide(page);
  await expect(decisions(page).first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('game') ?? '';
  const saved = async () => {
    const game = (await storedData(page, 'playedGames', id)) as { readonly decisions: readonly unknown[] };
    return game.decisions.length;
  };
  await expect.poll(saved).toBeGreaterThan(6);
  const lines = await logEntries(page).allTextContents();
  expect(lines.length).toBeGreaterThan(3);
  return lines;
}

/** Plays a game to its end through the accessibility tree alone. */
export async function playInTree(page: Page, session: CDPSession): Promise<void> {
  const tree = accessibilityTreeGame(session);
  // The headings of the turn and of the question.
  expect((await tree.headings()).length).toBeGreaterThan(1);
  for (let made = 0; made < 400; made++) {
    if (await tree.decide()) continue;
    // The app is deciding, or nothing is left to decide.
    const end = page.getByRole('heading', { name: 'The end' });
    await expect(decisions(page).first().or(end)).toBeVisible();
    if ((await tree.headings()).some((title) => /^the end$/i.test(title))) return;
  }
}

/** A game as assistive technology finds it, without the rest of the page. */
function accessibilityTreeGame(session: CDPSession) {
  const find = async (backendNodeId: number, role: string, accessibleName?: string) => {
    const asked = { backendNodeId, role, ...(accessibleName !== undefined && { accessibleName }) };
    const { nodes } = await session.send('Accessibility.queryAXTree', asked);
    return nodes.filter(({ ignored }) => !ignored);
  };
  const onPage = async (role: string, name?: string) => {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    return find(root.backendNodeId, role, name);
  };
  let group: number | undefined;

  return {
    headings: async () => (await onPage('heading')).map(({ name }) => String(name?.value)),
    /** Presses the first decision; returns false if there is none. */
    async decide(): Promise<boolean> {
      group ??= (await onPage('group', 'Decisions'))[0]?.backendDOMNodeId;
      // The group is gone at the end of the game.
      const [button] = group === undefined ? [] : await find(group, 'button').catch(() => []);
      if (!button) return false;
      const { object } = await session.send('DOM.resolveNode', { backendNodeId: button.backendDOMNodeId ?? 0 });
      const functionDeclaration = 'function () { this.click(); }';
      await session.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration });
      return true;
    },
  };
}

/** The buttons that the guide asks for, from the first page to the end of the script. */
export const firstGameScript = [
  'Continue',
  /Take Wrong Uniform/,
  'Continue',
  /React with Same Flinch/,
  'Continue',
  /Play Wrong Uniform/,
  'Continue',
  /Take Elbows at Breakfast/,
  'Continue',
  'Continue',
  'Pass',
  'Continue',
  /Play Elbows at Breakfast/,
  'Fear side',
  'Continue',
  /Take Duck, Obviously/,
  'Continue',
  'Pass',
  'Continue',
] as const;
