/** Games at /play: against the app and between persons on one device, from the setup to the end. */

import type { Locator } from '@playwright/test';
import { typographic } from '#game/cards/typographic.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { linkToDuel } from '../support/finishedDuel.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { beginGame, decide, decisions, listen, logEntries, playInTree, seedDeal } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';
import { everythingOnDevice } from '../support/storedData.ts';

test('a duel can be played by keyboard and by typing: nothing moves, and each change is announced once @core', async ({
  page,
}) => {
  await beginGame(page, 'A person', 'The app, easy');
  await expect(page.getByRole('heading', { name: /^Your turn\./ })).toBeFocused();
  const heard = await listen(page);

  await test.step('by keyboard: keys press the buttons that show them', async () => {
    await page.keyboard.press('q');
    await expect(page.locator('[data-key=Enter]')).toHaveAccessibleName(/^Take/);
    await page.keyboard.press('l');
    const reason = page.locator('summary', { hasText: 'why?' }).filter({ visible: true }).last();
    await expect(reason).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reason).not.toBeInViewport();
    const dock = page.locator('div:has(> div > [aria-label="Decisions"])');
    const headspace = page.getByRole('region', { name: 'Headspace' });
    const places = new Set<string>();
    for (let made = 0; made < 10; made++) {
      await decisions(page).first().waitFor();
      for (const part of [dock, headspace]) places.add(`${part} at ${(await part.boundingBox())?.y}`);
      // The focus is on the question or its first answer; Tab goes on to the first decision, or to the rule of a word before.
      const question = page.getByRole('heading', { level: 2 }).and(page.locator(':focus'));
      await question.or(decisions(page).and(page.locator(':focus'))).waitFor({ state: 'attached' });
      if (await question.isVisible()) await page.keyboard.press('Tab');
      if (await page.locator('a:focus').isVisible()) await page.keyboard.press('Tab');
      await expect(decisions(page).and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    expect([...places]).toHaveLength(2);
  });

  await test.step('by typing: a field answers each line with one sentence', async () => {
    await decisions(page).first().waitFor();
    await page.keyboard.press('/');
    const field = page.getByRole('textbox', { name: 'Command' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await field.fill('sing');
    await field.press('Enter');
    await expect(page.getByText('You cannot do “sing”.')).toBeVisible();
    const before = await logEntries(page).count();
    const [name = ''] = (await decisions(page).first().innerText()).split('\n');
    await field.fill(name);
    await field.press('Enter');
    await expect.poll(() => logEntries(page).count()).toBeGreaterThan(before);
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Type what you do' }).click();
    await expect(field).toBeFocused();
    await field.press('Escape');
  });

  await decisions(page).first().waitFor();
  await expect(async () => {
    const { announced, added } = await heard();
    expect(announced).toBe(added);
  }).toPass({ timeout: 15_000 });
});

test('thoughts that one looks at with the last tick are shown before the other goes on', async ({ page }) => {
  await seedDeal(page, 93);
  await beginGame(page, 'A person', 'The app, easy');
  await decide(page, /^Play Read My Own Diary/);
  const look = page.getByRole('dialog', { name: 'Twice' });
  await expect(look).toContainText('You look at Twice’s thoughts.');
  const turn = page.getByRole('heading', { level: 1 });
  await expect(turn).toHaveText('Turn 2, Twice');
  await page.keyboard.press('Escape');
  await expect(turn).not.toHaveText('Turn 2, Twice');
});

test('every part of a duel is accessible', async ({ page }) => {
  await beginGame(page, 'A person', 'The app, easy');
  await page.getByRole('button', { name: 'all keys' }).click();
  await expect(page.getByRole('dialog')).toContainText('one of your thoughts');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /look at them$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('1 that you have not seen.');
  expect(await accessibilityFaults(page)).toEqual([]);
  const ground = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', ground);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.locator('[data-key=Enter]')).toHaveAccessibleName(/^Take/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('q');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  expect(await accessibilityFaults(page, '[role=log]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Command' });
  await field.fill('sing');
  await field.press('Enter');
  await expect(page.getByText('You cannot do “sing”.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('by assistive technology', notInFirefox('The driver cannot read its accessibility tree.'), () => {
  test('a duel can be played to its end through the accessibility tree', async ({ page, context }) => {
    test.slow();
    await beginGame(page, 'A person', 'The app, easy');
    await decisions(page).first().waitFor();
    await playInTree(page, await context.newCDPSession(page));
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  });
});

test('a game that has ended says what decided it, and leads to the next one, to a review and to the score @core', async ({
  page,
}) => {
  test.slow();
  await seedDeal(page);
  await page.goto(await linkToDuel(12, 'players=person,easy'));
  await page.getByRole('button', { name: 'Play on' }).click();
  const rematch = page.getByRole('button', { name: 'Rematch' });
  for (let made = 0; made < 60; made++) {
    await decisions(page).first().or(rematch).first().waitFor();
    if (await rematch.isVisible()) break;
    await decide(page);
  }
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expect(page.getByText('Where the points went')).toBeVisible();
  await expect(page.getByRole('log').getByRole('heading', { name: /^Turn 2, / })).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  await test.step('each turning point leads to its moment', async () => {
    await page
      .getByRole('button', { name: /^Turn \d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\bshow=\d+/);
    await expect(page.getByRole('heading', { level: 1, name: /^Turn \d+, / })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^You have seen \d+ of its 96 cards$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Turn \d+/ }).first()).toBeFocused();
  });

  const stored = async () => (await everythingOnDevice(page)).database.playedGames as PlayedGame[];
  await test.step('a rematch with other cards', async () => {
    await expect(page.getByRole('button', { name: 'The same deal' })).toBeVisible();
    await page.getByRole('button', { name: 'Other cards' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Turn \d+, / })).toBeVisible();
    await expect.poll(stored).toHaveLength(2);
    const [one, other] = (await stored()).map(({ setup }) => setup.sets);
    expect(one).toHaveLength(2);
    expect(one?.filter((set) => other?.includes(set))).toEqual([]);
  });

  await test.step('as the first game of a Grudge Match, whose score is kept', async () => {
    await page.goBack();
    const match = page.getByRole('group', { name: 'Grudge Match' });
    await match.getByText('Play on as a Grudge Match').click();
    await match.getByRole('button').first().click();
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByText(/^Grudge Match: You [01], Twice [01]$/)).toBeVisible();
    await page.keyboard.press('Escape');
    const next = async () => (await stored()).find(({ grudge }) => grudge !== undefined);
    await expect.poll(async () => (await next())?.grudge?.toSorted()).toEqual([0, 1]);
    expect((await next())?.setup.sets).toHaveLength(3);
  });

  await test.step('it is reviewed', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^How you (won|lost)$/ })).toBeVisible();
  });

  await test.step('the games that were won are counted', async () => {
    await page.goto(routes.play.href());
    await page.getByRole('link', { name: 'See how you have done' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeVisible();
    await expect(page.getByText(/^Won \d of [1-9]\.$/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Twice Won \d of [1-9]/ })).toBeVisible();
    await page.getByText('By level, persona and set').click();
    await expect(page.getByRole('row', { name: /^Easy \d of [1-9]$/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('U15: a part of a game that a newer version has replaced says so above the game, and a reload brings it @phone', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/404/);
  await beginGame(page);
  await decide(page);
  const table = page.getByRole('heading', { level: 1, name: /^Turn \d+, / });
  await expect(table).toBeVisible();
  site.faults.push({ path: /\/optional-/, answer: { status: 404 } });
  const options = page.getByRole('button', { name: 'Options' });
  for (let asked = 0; asked < 5; asked++) await options.click();
  const notice = page.getByRole('alert').filter({ hasText: 'A newer version of this site has replaced this part' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload' })).toBeInViewport({ ratio: 1 });
  expect(site.requests.filter((request) => request.path.includes('/optional-')).length).toBeLessThanOrEqual(6);
  await page.getByRole('region', { name: 'Headspace' }).getByRole('button').last().click();
  await page.locator('[data-look=primary]').click({ trial: true });

  site.faults.length = 0;
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(notice).toHaveCount(0);
  await expect(table).toBeVisible();
  await options.click();
  await expect(page.getByRole('dialog', { name: 'Options' })).toBeVisible();
});

test('a game is silent until the player turns sounds on, which it offers once, after a blow, and in its options', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { AudioContext: Real } = window;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        document.documentElement.dataset.sounds = 'true';
      }
    };
  });
  const sounding = page.locator('html[data-sounds]');
  await beginGame(page);
  const offer = page.getByRole('button', { name: 'Turn on' });
  for (let made = 0; made < 20; made++) {
    await expect(decisions(page).first()).toBeVisible();
    if (await offer.isVisible()) break;
    await decide(page);
  }
  await expect(page.getByText('Sounds are off.')).toBeVisible();
  await expect(page.getByRole('log')).toContainText(/damage/);
  await decide(page);
  await expect(decisions(page).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Options' }).click();
  const sounds = page.getByRole('checkbox', { name: 'Sounds' });
  await expect(sounds).not.toBeChecked();
  await expect(sounding).toHaveCount(0);
  await sounds.check();
  await page.keyboard.press('Escape');
  await decide(page);
  await expect(sounding).toHaveCount(1);
});

test('with four clones the stem covers neither the focused button nor the log, and on a desktop not the hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await beginGame(page, 'A person', 'The app, easy', 'The app, easy', 'The app, easy');
  const stem = page.getByRole('region', { name: 'On the stem' });
  for (let made = 0; made < 20; made++) {
    await decisions(page).first().waitFor();
    if (await stem.isVisible()) break;
    await decide(page);
  }
  await expect(stem).toBeVisible();
  await page.keyboard.press('Escape');
  const whatLiesAt = (place: Locator) =>
    place.evaluateHandle((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    });
  const idea = page.getByRole('region', { name: 'Headspace' }).getByRole('button').first();
  // Firefox shows a focus that a script has moved only if the script says so.
  await idea.evaluate((button: HTMLElement) => button.focus({ focusVisible: true }));
  const isUncovered = async (place: Locator, part = place) =>
    part.evaluate((element, top) => element.contains(top), await whatLiesAt(place));
  await expect.poll(() => isUncovered(idea)).toBe(true);

  await page.getByRole('button', { name: 'Log' }).click();
  await expect.poll(() => isUncovered(stem, page.getByRole('log'))).toBe(true);
  await page.goBack();

  await page.setViewportSize({ width: 1280, height: 800 });
  const overlap = async () => {
    const [above, below] = await Promise.all([stem.boundingBox(), page.locator('[data-hand]').boundingBox()]);
    return (above?.y ?? 0) + (above?.height ?? Number.NaN) - (below?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(1);
});

test('with four clones a rival greets the user, who skips ahead, reads again what happened, and leaves the log with Back @phone @hand @core', async ({
  page,
}) => {
  await beginGame(page, 'A person', 'The app, easy', 'The app, easy', 'The app, easy');
  await expect(page.getByRole('status').filter({ hasText: /^(Twice|Stillwell|Nine) says: “.+”$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radio', { name: 'Slow' }).check();
  await page.keyboard.press('Escape');

  const skip = decisions(page).and(page.getByRole('button', { name: 'Skip ahead' }));
  const own = decisions(page).filter({ hasNotText: 'Skip ahead' }).first();
  const since = page.getByRole('group').filter({ has: page.getByText('Since your last turn') });
  // In the first turn the offer of sounds has its place.
  for (let made = 0; made < 20; made++) {
    await skip.or(own).first().waitFor();
    // The button goes when the rivals have decided, which may be before the click.
    if (await skip.isVisible()) await skip.click({ timeout: 5_000 }).catch(() => undefined);
    else {
      // The app decides nothing now: what is shown stays.
      await own.waitFor();
      if (await since.isVisible()) break;
      await decide(page);
    }
  }
  await since.locator('summary').click();
  await expect(since.getByRole('listitem').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Log' }).click();
  const more = page.getByRole('log').getByText('why?').filter({ visible: true }).last();
  await expect(more).toBeInViewport();
  await page.goBack();
  await expect(more).not.toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('on a desktop a card that is dragged is chosen; four faces of at least 173 pixels fit, and five overlap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginGame(page, 'A person', 'The app, easy');
  const idea = page.getByRole('region', { name: 'Headspace' }).getByRole('button').first();
  await idea.dragTo(page.locator('[data-hand]'));
  await expect(idea).toHaveAttribute('aria-pressed', 'true');
  const thoughts = page.getByRole('list', { name: 'Thoughts of You' }).getByRole('button');
  const take = decisions(page).filter({ hasText: /^Take / });
  for (let made = 0; made < 60; made++) {
    await decisions(page).first().waitFor();
    const places = await thoughts.count();
    if (places === 5) break;
    for (const place of places === 4 ? [0, 1, 2, 3] : []) {
      const thought = thoughts.nth(place);
      await expect(thought).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await thought.boundingBox())?.width).toBeGreaterThanOrEqual(173);
    }
    await take
      .or(decisions(page).filter({ hasText: /^(Pass|End)/ }))
      .first()
      .press('Enter');
  }
  await expect(thoughts).toHaveCount(5);
  await expect.poll(async () => (await thoughts.first().boundingBox())?.width).toBeGreaterThanOrEqual(173);
  for (const thought of await thoughts.all()) await expect(thought).toBeInViewport({ ratio: 1 });
  await thoughts.first().click();
  await expect(thoughts.first()).toHaveAttribute('aria-pressed', 'true');
});

test('a tap chooses a card and shows what it does, what it costs and where it leads; the red button confirms it @phone @hand', async ({
  page,
}) => {
  await beginGame(page, 'A person', 'The app, easy');
  const headspace = page.getByRole('region', { name: 'Headspace' }).getByRole('button');
  await expect(headspace).toHaveCount(4);
  const told = await logEntries(page).count();
  for (const idea of await headspace.all()) {
    await idea.tap();
    await expect(idea).toHaveAttribute('aria-pressed', 'true');
    const name = (await idea.locator('b').textContent()) ?? '';
    const confirm = page.locator('[data-key=Enter]');
    await expect(confirm).toHaveAccessibleName(new RegExp(`^Take ${typographic(name)}`));
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^End turn after \d ticks?$/)).toBeVisible();
  }
  await expect(logEntries(page)).toHaveCount(told);

  // A turn that cannot end yet says why, and a portrait shows the cards of its clone.
  await page.getByText(/^End turn after \d ticks?$/).tap();
  const refusal = page.getByRole('alert').filter({ hasText: /^Not now\. You have \d ticks? left\. Take an idea/ });
  await expect(refusal.getByRole('link')).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Twice' }).locator('[data-apart]').tap();
  await expect(page.getByRole('dialog', { name: 'Twice' })).toContainText('that you have not seen');
  await page.keyboard.press('Escape');
  await expect(refusal).toBeVisible();

  await page.locator('[data-key=Enter]').tap();
  await expect(page.getByRole('log')).toContainText('You take');
});

test('on a small phone in landscape the decisions are beside the board, and the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await beginGame(page);
  await page.getByRole('region', { name: 'Headspace' }).getByRole('button').first().click();
  await expect(page.locator('[data-key=Enter]')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Leave' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('a game of four clones with too few sets does not begin, and shows where to choose more', async ({ page }) => {
  await page.goto(routes.play.href());
  const more = page.locator('summary', { hasText: 'Other players, sets and modules' });
  await expect.poll(async () => (await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('radio', { name: '4' }).check();
  await more.click();
  for (const set of ['Possibilities', 'Puppeteer']) await page.getByRole('checkbox', { name: set }).uncheck();
  await more.click();
  await expect(page.getByRole('group', { name: 'Sets' })).toBeHidden();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('4 clones need 3 sets, or Short Tempers.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sets' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'No Hiding' })).toBeVisible();
});

test('two persons can pass one phone behind a curtain; a game without a person does not begin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginGame(page, 'The app, easy', 'The app, hard');
  await expect(page.getByText('At least one clone has to be a person.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const clone of ['Clone 1', 'Clone 2'])
    await page.getByRole('group', { name: clone }).getByLabel('Played by').selectOption('A person');
  await page.getByRole('button', { name: 'Begin' }).click();

  const curtain = page.getByRole('button', { name: /^I am (Wick|Twice)$/ });
  await curtain.click();
  await expect(decisions(page).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const thoughts = page.getByRole('list', { name: 'Thoughts of Wick' }).locator('button b');
  const names = new Set<string>();
  let lines = 0;
  for (let made = 0; made < 20; made++) {
    await decisions(page).first().or(curtain).first().waitFor();
    if (await curtain.isVisible()) break;
    for (const name of await thoughts.allTextContents()) names.add(name);
    lines = await logEntries(page).count();
    await decide(page);
  }
  await expect(page.getByRole('heading', { name: /^Hand the device to (Wick|Twice)$/ })).toBeFocused();
  await expect(page.getByRole('log')).toHaveCount(0);
  expect(names.size).toBeGreaterThan(0);
  const hidden = await page.getByRole('main').innerHTML();
  expect([...names].filter((name) => hidden.includes(name))).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The next player is told the latest decisions.
  await page.keyboard.press('Tab');
  await expect(curtain).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 2 }).or(decisions(page).first()).and(page.locator(':focus')),
  ).toBeVisible();
  await expect(page.locator('output')).toHaveText((await logEntries(page).allTextContents()).slice(lines).join(' '));
});

test('a curtain closes the options of the person before', async ({ page }) => {
  await beginGame(page, 'A person', 'A person', 'A person');
  const curtain = page.getByRole('button', { name: /^I am / });
  const ask = async (when: string) => {
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('radio', { name: when, exact: true }).click();
  };
  await curtain.click();
  await ask('Every time');
  await page.keyboard.press('Escape');
  for (let made = 0; made < 4; made++) {
    await decisions(page).first().or(curtain).first().waitFor();
    if (await curtain.isVisible()) break;
    await decide(page);
  }
  await curtain.click();
  // Everybody passes now, and the first clone has a tick left.
  await ask('When it may help');
  await curtain.click();
  await expect(decisions(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
