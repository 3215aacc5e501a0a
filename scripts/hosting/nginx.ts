/** The policy as the inside of an nginx `server` block, from 1.18 on. */

import type { PolicySettings } from '../server/contentSecurity.ts';
import type { Headers } from '../server/policy.ts';
import { deviceMadePattern, fileTypes, type PathRule, pathRules } from './sitePaths.ts';

/** In double quotes; none of our values holds one, and a dollar would be read as a variable. */
const quote = (text: string) => `"${text}"`;

/** A block with an `add_header` of its own inherits none: each location gets them all. */
const sendHeaders = (headers: Headers): string[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** One type whatever the extension says. */
const sendAs = (type: string | undefined): string[] =>
  type === undefined ? [] : ['types { }', `default_type ${quote(type)};`];

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

const missingName = ({ kind }: PathRule) => `@missing_${kind}`;

function locationOf(rule: PathRule): string {
  const { kind, pattern, found } = rule;
  const head = `location ~ ${quote(pattern)}`;
  if (kind === 'backend')
    // A publisher with a backend puts its proxy_pass here.
    return block(head, [
      ...sendHeaders(rule.missing),
      ...sendAs(rule.missing['Content-Type']),
      `return 404 '${rule.missingText}';`,
    ]);
  if (kind === 'page')
    return block(head, [
      'rewrite ^(.+)/$ $1 last;',
      ...sendHeaders(found),
      'error_page 404 /404.html;',
      'try_files $uri.html $uri/index.html =404;',
    ]);
  return block(head, [...sendHeaders(found), ...sendAs(found['Content-Type']), `try_files $uri ${missingName(rule)};`]);
}

const missingOf = (rule: PathRule): string =>
  block(`location ${missingName(rule)}`, [
    ...sendHeaders(rule.missing),
    ...sendAs(rule.missing['Content-Type']),
    `return 404 '${rule.missingText}';`,
  ]);

export function nginxSite(settings: PolicySettings): string {
  const rules = pathRules(settings);
  const files = rules.filter(({ kind }) => kind !== 'page' && kind !== 'backend');
  const pages = rules.filter(({ kind }) => kind === 'page');
  const [page] = pages;
  const types = Object.entries(fileTypes).map(([extension, type]) => `${quote(type)} ${extension};`);

  return `${[
    '# Written by the build from scripts/server/policy.ts. Include it in a server block that has its own listen,\n# server_name, root (the built folder) and certificates.',
    block('types', types),
    'etag on;\n# The build holds a gzip and a brotli copy of every text. For brotli: load ngx_brotli and add brotli_static on.\ngzip_static on;\ngzip_proxied any;\ngzip_vary on;\nserver_tokens off;',
    ...rules.filter(({ kind }) => kind !== 'page').map(locationOf),
    block(`location ~ ${quote(deviceMadePattern)}`, [
      ...sendHeaders(page?.found ?? {}),
      'rewrite ^ /shell.html break;',
    ]),
    ...pages.map(locationOf),
    // Asked for by name it is a page like any other; as an answer to another address it keeps the status 404.
    block('location = /404.html', sendHeaders(page?.missing ?? {})),
    ...files.map(missingOf),
  ].join('\n\n')}\n`;
}
