/** What must be true of a published site, whatever host serves it. */

import { routes } from '#site/routes.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { headersFor } from '../server/policy.ts';

export type CheckResult = {
  readonly what: string;
  /** As phrases; empty when all is well. */
  readonly faults: readonly string[];
};

type Check = readonly [what: string, faults: () => Promise<readonly string[]>];

/** Requests each in turn. A host that does not answer is a fault of every check. */
export async function checkDeployment(origin: string, settings: PolicySettings): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [what, findFaults] of checksOf(origin, settings)) {
    const faults = await findFaults().catch((error: unknown) => [`no answer (${String(error)})`]);
    results.push({ what, faults });
  }
  return results;
}

const when = (isFault: boolean, fault: string): string[] => (isFault ? [fault] : []);

/** Without parameters; there are two names of the type of scripts. */
const plainType = (type: string | null | undefined) =>
  type?.split(';')[0]?.trim().replace('application/javascript', 'text/javascript') ?? '';

/** The types of the files to which the header policy gives none. */
const fileTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  webp: 'image/webp',
  txt: 'text/plain',
};

function checksOf(origin: string, settings: PolicySettings): Check[] {
  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + address, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const textOf = async (address: string) => (await get(address)).text();

  /** Status, type and caching, as the header policy has them. */
  const answers = (what: string, address: string, status = 200): Check => [
    `${what} (${address})`,
    async () => {
      const response = await get(address);
      const expected = headersFor(address, status, settings);
      const extension = address.split('.').at(-1) ?? '';
      const type = plainType(expected['Content-Type'] ?? fileTypes[extension]);
      const sentType = plainType(response.headers.get('Content-Type'));
      const caching = response.headers.get('Cache-Control');
      const isMissing = status >= 400;
      return [
        ...when(response.status !== status, `status ${response.status}, expected ${status}`),
        // A missing file may have any type but that of a page.
        ...when(
          isMissing && type !== 'text/html' ? sentType === 'text/html' : sentType !== type,
          `type ${sentType}, expected ${type}`,
        ),
        ...when(
          !isMissing && caching !== expected['Cache-Control'],
          `Cache-Control ${caching}, expected ${expected['Cache-Control']}`,
        ),
      ];
    },
  ];

  /** Headers that the policy sends with a path. */
  const sends = (what: string, address: string, names: readonly string[]): Check => [
    `${what} (${address})`,
    async () => {
      const { headers } = await get(address);
      const expected = headersFor(address, 200, settings);
      return names.flatMap((name) =>
        when(headers.get(name) !== (expected[name] ?? null), `${name} is ${headers.get(name) ?? 'missing'}`),
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

  const shellOf = async (address: string) => {
    const [sent, shell] = [await textOf(address), await textOf('/shell.html')];
    return when(sent !== shell, 'not the content of shell.html');
  };
  const onDevice = routes.sandbox.href('symbols');
  const policyHeaders = Object.keys(headersFor('/', 200, settings));

  return [
    answers('home', '/'),
    answers('a page below it', routes.cards.href()),
    answers('a deep link', routes.card.href(1, 4)),
    [
      `a page with a slash at its end (${routes.cards.href()}/)`,
      async () => {
        const response = await get(`${routes.cards.href()}/`);
        const isPage = response.status === 200 && (await response.text()) === (await textOf(routes.cards.href()));
        const isRedirect = [301, 302, 307, 308].includes(response.status);
        return when(!isPage && !isRedirect, `status ${response.status}, neither the page nor a redirect to it`);
      },
    ],
    answers('a page that the app makes itself', onDevice),
    [`the same comes from the shell (${onDevice})`, () => shellOf(onDevice)],
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
    ['scripts are kept for ever, because their names change', async () => answers('', await entryScript())[1]()],
    isCompressed('pages are compressed', async () => routes.cards.href()),
    isCompressed('scripts are compressed', entryScript),
    sends('every header of the policy', '/', policyHeaders),
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
