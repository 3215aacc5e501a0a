/** The policy as the inside of a Caddy site block, for Caddy 2. */

import type { PolicySettings } from '../server/contentSecurity.ts';
import type { Headers } from '../server/policy.ts';
import { deviceMadePattern, type PathRule, pathRules } from './sitePaths.ts';

const indent = (lines: readonly string[]) => lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]): string => [`${head} {`, ...indent(lines), '}'].join('\n');

/** Backticks, because the policy is full of quotes. */
const sendHeaders = (headers: Headers): string =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} \`${value}\``),
  );

const serve = 'file_server {\n\tdisable_canonical_uris\n\tprecompressed br gzip\n}';
const serveMissing = 'file_server {\n\tdisable_canonical_uris\n\tstatus 404\n}';

const missing = (rule: PathRule) => [sendHeaders(rule.missing), `respond \`${rule.missingText}\` 404`];

function handlersOf(rule: PathRule): string[] {
  switch (rule.kind) {
    case 'backend':
      // A publisher with a backend puts its reverse_proxy here.
      return missing(rule);
    case 'page':
      return [
        '@slashed path_regexp ^.+/$',
        'uri @slashed strip_suffix /',
        block('@html file', ['try_files {path}.html {path}/index.html']),
        block('handle @html', ['rewrite * {http.matchers.file.relative}', sendHeaders(rule.found), serve]),
        `@deviceMade path_regexp ${deviceMadePattern}`,
        block('handle @deviceMade', ['rewrite * /shell.html', sendHeaders(rule.found), serve]),
        block('handle', ['rewrite * /404.html', sendHeaders(rule.missing), serveMissing]),
      ];
    default:
      return ['@there file', block('handle @there', [sendHeaders(rule.found), serve]), block('handle', missing(rule))];
  }
}

export function caddySite(settings: PolicySettings): string {
  const handlers = pathRules(settings).flatMap((rule) => [
    `@${rule.kind} path_regexp ${rule.pattern}`,
    block(`handle @${rule.kind}`, handlersOf(rule)),
  ]);
  return `${[
    '# Written by the build from scripts/server/policy.ts. Import it in a site block that has a root.',
    'header -Server',
    // Kept in this order: the first kind that fits decides.
    block('route', handlers),
  ].join('\n')}\n`;
}
