/** `npm run deploy:check -- https://example.org`: checks the answers of a published site, on any host. */

import path from 'node:path';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { headersFor } from '../server/policy.ts';

/** A check and its faults, as phrases; empty if it passes. */
export type CheckResult = { readonly what: string; readonly faults: readonly string[] };

type Check = readonly [what: string, findFaults: () => Promise<readonly string[]>];

/** Runs the checks one after the other. If the host does not answer, every check fails. */
export async function checkDeployment(origin: string, settings: PolicySettings): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [what, findFaults] of checksOf(origin, settings)) {
    const faults = await findFaults().catch((error: unknown) => [`no answer (${String(error)})`]);
    results.push({ what, faults });
  }
  return results;
}

const when = (isFault: boolean, fault: string): string[] => (isFault ? [fault] : []);

/** A media type without parameters; the two types of scripts count as one. */
const plainType = (type: string | null | undefined) =>
  type?.split(';')[0]?.trim().replace('application/javascript', 'text/javascript') ?? '';

/** The types of files for which the header policy sets none. */
const fileTypes: Readonly<Record<string, string>> = { js: 'text/javascript', webp: 'image/webp', txt: 'text/plain' };

function checksOf(origin: string, settings: PolicySettings): Check[] {
  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + address, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const textOf = async (address: string) => (await get(address)).text();

  async function faultsAt(address: string, status: number): Promise<string[]> {
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
  }

  /** Checks status, type and caching. */
  const answers = (what: string, address: string, status = 200): Check => [
    `${what} (${address})`,
    () => faultsAt(address, status),
  ];

  const redirects = (what: string, address: string, target: string): Check => [
    `${what} (${address})`,
    async () => {
      const { status, headers } = await get(address);
      const location = headers.get('Location') ?? '';
      const isThere = status === 301 && new URL(location, origin).pathname === target;
      return when(!isThere, `status ${status} to ${location}, expected 301 to ${target}`);
    },
  ];

  /** Checks the headers of the policy. */
  const sends = (what: string, address: string, wanted?: readonly string[]): Check => [
    `${what} (${address})`,
    async () => {
      const { headers } = await get(address);
      const expected = Object.entries(headersFor(address, 200, settings));
      return expected.flatMap(([name, value]) =>
        when(
          wanted?.includes(name) !== false && headers.get(name) !== value,
          `${name} is ${headers.get(name) ?? 'missing'}`,
        ),
      );
    },
  ];

  const isCompressed = (what: string, address: () => Promise<string>): Check => [
    what,
    async () => {
      const { headers } = await get(await address(), { 'Accept-Encoding': 'br, gzip' });
      return when(!/br|gzip|zstd/.test(headers.get('Content-Encoding') ?? ''), 'sent without compression');
    },
  ];

  const entryScript = async () => {
    const [entry] = /\/assets\/[\w-]+\.js/.exec(await textOf('/')) ?? [];
    if (entry === undefined) throw new Error('the home page names no script');
    return entry;
  };
  const clientRendered = routes.sandbox.href('symbols');
  const cards = routes.cards.href();

  return [
    answers('home', '/'),
    answers('a page below it', cards),
    answers('a deep link', routes.card.href(1, 4)),
    [
      `a page with a slash at its end (${cards}/)`,
      async () => {
        const response = await get(`${cards}/`);
        const isPage = response.status === 200 && (await response.text()) === (await textOf(cards));
        const isRedirect = [301, 302, 307, 308].includes(response.status);
        return when(!isPage && !isRedirect, `status ${response.status}, neither the page nor a redirect to it`);
      },
    ],
    redirects('the short address of a card', routes.cardShare.href(encodeShortId(104)), routes.card.href(1, 4)),
    redirects('a card number with zeros', `${cards}/1/004`, routes.card.href(1, 4)),
    answers('a page that the browser renders', clientRendered),
    [
      `the same comes from the shell (${clientRendered})`,
      async () =>
        when((await textOf(clientRendered)) !== (await textOf('/shell.html')), 'not the content of shell.html'),
    ],
    answers('an unknown page', '/no-such-page', 404),
    answers('a missing script is no page', '/assets/missing-00000000.js', 404),
    answers('a missing card image is no page', '/cards/999.webp', 404),
    [
      'folders are not listed (/assets/)',
      async () => when((await get('/assets/')).status === 200, 'the folder is answered with status 200'),
    ],
    answers('the service worker', '/sw.js'),
    answers('the version', '/version.json'),
    [
      'the pages are of that version',
      async () => {
        const { version }: { version?: unknown } = JSON.parse(await textOf('/version.json'));
        return when(!(await textOf('/')).includes(String(version)), `the home page is not of version ${version}`);
      },
    ],
    answers('the manifest', '/manifest.webmanifest'),
    answers('the card data', '/cards.json'),
    answers('a card image', '/cards/001.webp'),
    answers('the description for search boxes', '/opensearch.xml'),
    answers('robots.txt', '/robots.txt'),
    answers('no page where a backend would be', '/ajax/user/csrf-token', 404),
    ['scripts may be cached for ever', async () => faultsAt(await entryScript(), 200)],
    isCompressed('pages are compressed', async () => cards),
    isCompressed('scripts are compressed', entryScript),
    sends('every header of the policy', '/'),
    sends('the policy of the worker', '/sw.js', ['Content-Security-Policy']),
    sends('other sites may use card images', '/cards/001.webp', [
      'Access-Control-Allow-Origin',
      'Cross-Origin-Resource-Policy',
    ]),
    [
      'an unchanged page is not sent again',
      async () => {
        const etag = (await get('/')).headers.get('ETag');
        if (etag === null) return ['no ETag'];
        const { status } = await get('/', { 'If-None-Match': etag });
        return when(status !== 304, `status ${status} to If-None-Match, expected 304`);
      },
    ],
  ];
}

/** Resolves to 1 if a check fails. */
export async function main([address = '']: string[]): Promise<number> {
  if (!URL.canParse(address)) {
    console.error('The address of the site is missing. Run: npm run deploy:check -- https://example.org');
    return 1;
  }
  const settings = { ...readSiteSettings(path.resolve(import.meta.dirname, '../..')), backend: false };
  const results = await checkDeployment(new URL(address).origin, settings);
  for (const { what, faults } of results)
    console.log(`${faults.length === 0 ? 'ok   ' : 'WRONG'}  ${[what, ...faults].join('; ')}`);
  const wrong = results.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${results.length - wrong} ok, ${wrong} wrong`);
  return wrong === 0 ? 0 : 1;
}
