/** The header policy as the content of an nginx `server` block, for version 1.18 or newer. */

import { type Placed, paddedPattern, paddedTarget, shareRedirects } from '../server/cardRedirects.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { clientRenderedPattern, type PathKind, pathKinds, pathPatterns } from '../server/pathKinds.ts';
import { type Headers, headersOfKind, missingText } from '../server/policy.ts';

/** The type of every file extension that a build can contain. */
const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** No value contains a double quote, or a dollar, which nginx would read as a variable. */
const quote = (text: string) => `"${text}"`;

/** A block with an `add_header` inherits no others, so each location lists all headers. */
const sendHeaders = (headers: Headers): string[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Sends one type for every extension. */
const sendAs = (type: string | undefined): string[] =>
  type === undefined ? [] : ['types { }', `default_type ${quote(type)};`];

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.join('\n').replace(/^/gm, '\t')}\n}`;

/** The directives that answer 404 without a file. */
const missing = (kind: PathKind, settings: PolicySettings): string[] => {
  const headers = headersOfKind(kind, 404, settings);
  return [...sendHeaders(headers), ...sendAs(headers['Content-Type']), `return 404 '${missingText(kind)}';`];
};

function locationOf(kind: PathKind, settings: PolicySettings): string {
  const found = headersOfKind(kind, 200, settings);
  const head = `location ~ ${quote(pathPatterns[kind])}`;
  // A publisher with a backend puts its proxy_pass here.
  if (kind === 'backend') return block(head, missing(kind, settings));
  if (kind === 'page')
    return block(head, [
      'rewrite ^(.+)/$ $1 last;',
      ...sendHeaders(found),
      'error_page 404 /404.html;',
      'try_files $uri.html $uri/index.html =404;',
    ]);
  return block(head, [...sendHeaders(found), ...sendAs(found['Content-Type']), `try_files $uri @missing_${kind};`]);
}

/** @param cards All listed cards, for their short addresses. */
export function nginxSite(settings: PolicySettings, cards: readonly Placed[]): string {
  const types = Object.entries(fileTypes).map(([extension, type]) => `${quote(type)} ${extension};`);
  const files = pathKinds.filter((kind) => kind !== 'page' && kind !== 'backend');
  return `${[
    '# Written by the build from scripts/server/policy.ts. Include it in a server block that has its own listen,\n# server_name, root (the built folder) and certificates.',
    block('types', types),
    'etag on;\n# The build contains a gzip and a brotli copy of every text file. For brotli: load ngx_brotli and add brotli_static on.\ngzip_static on;\ngzip_proxied any;\ngzip_vary on;\nserver_tokens off;\nabsolute_redirect off;',
    ...pathKinds.filter((kind) => kind !== 'page').map((kind) => locationOf(kind, settings)),
    block(`location ~ ${quote(clientRenderedPattern)}`, [
      ...sendHeaders(headersOfKind('page', 200, settings)),
      ...[...shareRedirects(cards)].map(([path, target]) => `rewrite ^${path}$ ${target} permanent;`),
      'rewrite ^ /shell.html break;',
    ]),
    block(`location ~ ${quote(paddedPattern)}`, [
      ...sendHeaders(headersOfKind('page', 200, settings)),
      `return 301 ${paddedTarget((position) => `$${position}`)}$is_args$args;`,
    ]),
    locationOf('page', settings),
    // As the error page of another address, it keeps the status 404.
    block('location = /404.html', sendHeaders(headersOfKind('page', 404, settings))),
    ...files.map((kind) => block(`location @missing_${kind}`, missing(kind, settings))),
  ].join('\n\n')}\n`;
}
