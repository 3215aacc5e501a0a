/** `npm run deploy:check -- https://example.org`: checks the answers of a published site, on any host. */

import { precachedPages, shellPath, workerPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { builtPart } from '#site/startup/builtPart.ts';
import { integrityOf } from '../build/integrity.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { root } from '../builtSite.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { headersFor } from '../server/policy.ts';

/** A check and its faults, as phrases; empty if it passes. */
export type CheckResult = { readonly what: string; readonly faults: readonly string[] };

type FindFaults = (address: string) => Promise<readonly string[]>;

/** Runs the checks one after the other. If the host does not answer, every check fails. */
export async function checkDeployment(origin: string, settings: PolicySettings): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [what, address, findFaults] of checksOf(origin, settings)) {
    const faults = await findFaults(address).catch((error: unknown) => [`no answer (${String(error)})`]);
    results.push({ what: `${what} (${address})`, faults });
  }
  return results;
}

/** Says how the host answers the address of an HTML file. */
export async function describeHost(origin: string): Promise<string> {
  const { status, headers } = await fetch(origin + shellPath, { redirect: 'manual' });
  const target = headers.get('Location');
  return target === null
    ? `The host answers ${shellPath} itself, with status ${status}.`
    : `The host redirects ${shellPath} to ${new URL(target, origin).pathname}. The site works there: its service worker stores what the redirect leads to.`;
}

const when = (isFault: boolean, fault: string): string[] => (isFault ? [fault] : []);

/** A media type without parameters; the two types of scripts count as one. */
const plainType = (type: string | null | undefined) =>
  type?.split(';')[0]?.trim().replace('application/javascript', 'text/javascript') ?? '';

/** The types of files for which the header policy sets none. */
const fileTypes: Readonly<Record<string, string>> = { js: 'text/javascript', webp: 'image/webp', txt: 'text/plain' };

type Check = readonly [what: string, address: string, find: FindFaults];

function checksOf(origin: string, settings: PolicySettings): readonly Check[] {
  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + address, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const textOf = async (address: string) =>
    (await fetch(origin + address, { signal: AbortSignal.timeout(20_000) })).text();

  /** Checks status, type and caching. */
  const answers =
    (status: number): FindFaults =>
    async (address) => {
      const { status: sent, headers } = await get(address);
      const expected = headersFor(address, status, settings);
      const type = plainType(expected['Content-Type'] ?? fileTypes[address.split('.').at(-1) ?? '']);
      const sentType = plainType(headers.get('Content-Type'));
      const caching = headers.get('Cache-Control');
      const isMissing = status >= 400;
      // The answer for a missing file may have any type except that of a page.
      const hasWrongType = isMissing && type !== 'text/html' ? sentType === 'text/html' : sentType !== type;
      const hasWrongCaching = !isMissing && caching !== expected['Cache-Control'];
      return [
        ...when(sent !== status, `status ${sent}, expected ${status}`),
        ...when(hasWrongType, `type ${sentType}, expected ${type}`),
        ...when(hasWrongCaching, `Cache-Control ${caching}, expected ${expected['Cache-Control']}`),
      ];
    };

  const redirectsTo =
    (target: string): FindFaults =>
    async (address) => {
      const { status, headers } = await get(address);
      const location = headers.get('Location') ?? '';
      const isThere = status === 301 && new URL(location, origin).pathname === target;
      return when(!isThere, `status ${status} to ${location}, expected 301 to ${target}`);
    };

  /** Checks headers of the policy, or all of them. */
  const sends =
    (...wanted: readonly string[]): FindFaults =>
    async (address) => {
      const { headers } = await get(address);
      const expected = Object.entries(headersFor(address, 200, settings));
      return expected.flatMap(([name, value]) => {
        const isWrong = (wanted.length === 0 || wanted.includes(name)) && headers.get(name) !== value;
        return when(isWrong, `${name} is ${headers.get(name) ?? 'missing'}`);
      });
    };

  const isCompressed: FindFaults = async (address) => {
    const { headers } = await get(address, { 'Accept-Encoding': 'br, gzip' });
    return when(!/br|gzip|zstd/.test(headers.get('Content-Encoding') ?? ''), 'sent without compression');
  };

  /** Checks the script that the page names. */
  const entryOf =
    (findFaults: FindFaults): FindFaults =>
    async (address) => {
      const [entry] = /\/assets\/[\w-]+\.js/.exec(await textOf(address)) ?? [];
      return entry === undefined ? ['the page names no script'] : findFaults(entry);
    };

  const isPageOrRedirect: FindFaults = async (address) => {
    const response = await get(address);
    const isPage = response.status === 200 && (await response.text()) === (await textOf(address.slice(0, -1)));
    const isRedirect = [301, 302, 307, 308].includes(response.status);
    return when(!isPage && !isRedirect, `status ${response.status}, neither the page nor a redirect to it`);
  };

  const isOfVersion: FindFaults = async (address) => {
    const { version }: { version?: unknown } = JSON.parse(await textOf(address));
    return when(!(await textOf('/')).includes(String(version)), `the home page is not of version ${version}`);
  };

  const isAsBuilt: FindFaults = async (address) => {
    const digest = integrityOf(builtPart(await textOf(address)));
    const isKnown = (await textOf(workerPath)).includes(digest);
    return when(!isKnown, 'not the page of this worker: the host changes it, or sends one of another version');
  };

  const isNotSentAgain: FindFaults = async (address) => {
    const etag = (await get(address)).headers.get('ETag');
    if (etag === null) return ['no ETag'];
    // As a browser that has the file; without it, Node would ask for no cached answer.
    const { status } = await get(address, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    return when(status !== 304, `status ${status} to If-None-Match, expected 304`);
  };

  const [found, missing] = [answers(200), answers(404)];
  const card = routes.card.href(1, 4);
  const cards = routes.cards.href();
  const clientRendered = routes.sandbox.href('symbols');
  return [
    ['home', '/', found],
    ['a page below it', cards, found],
    ['a deep link', card, found],
    ['a page with a slash at its end', `${cards}/`, isPageOrRedirect],
    ['the short address of a card', routes.cardShare.href(encodeShortId(104)), redirectsTo(card)],
    ['a card number with zeros', `${cards}/1/004`, redirectsTo(card)],
    ['a page that the browser renders', clientRendered, found],
    [
      'the same comes from the shell',
      clientRendered,
      async (address) => when((await textOf(address)) !== (await textOf(shellPath)), 'not the shell'),
    ],
    ['an unknown page', '/no-such-page', missing],
    ['a missing script is no page', '/assets/missing-00000000.js', missing],
    ['a missing card image is no page', '/cards/999.webp', missing],
    [
      'folders are not listed',
      '/assets/',
      async (address) => when((await get(address)).status === 200, 'the folder is answered with status 200'),
    ],
    ['the service worker', '/sw.js', found],
    ...[shellPath, ...precachedPages.values()].map(
      (page): Check => ['the service worker can store a page', page, isAsBuilt],
    ),
    ['the version', '/version.json', found],
    ['the pages are of that version', '/version.json', isOfVersion],
    ['the manifest', '/manifest.webmanifest', found],
    ['the card data', '/cards.json', found],
    ['a card image', '/cards/001.webp', found],
    ['the description for search boxes', '/opensearch.xml', found],
    ['robots.txt', '/robots.txt', found],
    ['no page where a backend would be', '/ajax/user/csrf-token', missing],
    ['scripts may be cached for ever', '/', entryOf(found)],
    ['pages are compressed', cards, isCompressed],
    ['scripts are compressed', '/', entryOf(isCompressed)],
    ['every header of the policy', '/', sends()],
    ['the policy of the worker', '/sw.js', sends('Content-Security-Policy')],
    [
      'other sites may use card images',
      '/cards/001.webp',
      sends('Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'),
    ],
    ['an unchanged page is not sent again', '/', isNotSentAgain],
  ];
}

/** Resolves to 1 if a check fails. */
export async function main([address = '']: string[]): Promise<number> {
  if (!URL.canParse(address)) {
    console.error('The address of the site is missing. Run: npm run deploy:check -- https://example.org');
    return 1;
  }
  const settings = { ...readSiteSettings(root), backend: false };
  const { origin } = new URL(address);
  console.log(`${await describeHost(origin).catch(() => 'The host does not answer.')}\n`);
  const results = await checkDeployment(origin, settings);
  for (const { what, faults } of results)
    console.log(`${faults.length === 0 ? 'ok   ' : 'WRONG'}  ${[what, ...faults].join('; ')}`);
  const wrong = results.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${results.length - wrong} ok, ${wrong} wrong`);
  return wrong === 0 ? 0 : 1;
}
