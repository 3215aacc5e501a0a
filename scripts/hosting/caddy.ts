/** The header policy as the content of a Caddy 2 site block. */

import { type Placed, paddedPattern, paddedTarget, shareRedirects } from '../server/cardRedirects.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { clientRenderedPattern, type PathKind, pathKinds, pathPatterns } from '../server/pathKinds.ts';
import { type Headers, headersOfKind, missingText } from '../server/policy.ts';
import { block } from './nginx.ts';

/** Quotes with backticks, because the policy contains quotation marks. */
const sendHeaders = (headers: Headers): string =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} \`${value}\``),
  );

const serve = 'file_server {\n\tdisable_canonical_uris\n\tprecompressed br gzip\n}';
const serveMissing = 'file_server {\n\tdisable_canonical_uris\n\tstatus 404\n}';

function handlersOf(kind: PathKind, settings: PolicySettings, cards: readonly Placed[]): string[] {
  const found = sendHeaders(headersOfKind(kind, 200, settings));
  const missing = sendHeaders(headersOfKind(kind, 404, settings));
  const respondMissing = [missing, `respond \`${missingText(kind)}\` 404`];
  // A publisher with a backend puts its reverse_proxy here.
  if (kind === 'backend') return respondMissing;
  if (kind !== 'page') return ['@there file', block('handle @there', [found, serve]), block('handle', respondMissing)];
  return [
    '@slashed path_regexp ^.+/$',
    'uri @slashed strip_suffix /',
    block('@html file', ['try_files {path}.html {path}/index.html']),
    block('handle @html', ['rewrite * {http.matchers.file.relative}', found, serve]),
    `@clientRendered path_regexp ${clientRenderedPattern}`,
    block('handle @clientRendered', [
      found,
      ...[...shareRedirects(cards)].map(([path, target]) => `redir ${path} ${target} permanent`),
      'rewrite * /shell.html',
      serve,
    ]),
    `@padded path_regexp padded ${paddedPattern}`,
    block('handle @padded', [found, `redir * ${paddedTarget((position) => `{re.padded.${position}}`)} permanent`]),
    block('handle', ['rewrite * /404.html', missing, serveMissing]),
  ];
}

/** @param cards All listed cards, for their short addresses. */
export function caddySite(settings: PolicySettings, cards: readonly Placed[]): string {
  const handlers = pathKinds.flatMap((kind) => [
    `@${kind} path_regexp ${pathPatterns[kind]}`,
    block(`handle @${kind}`, handlersOf(kind, settings, cards)),
  ]);
  const comment = '# Written by the build from scripts/server/policy.ts. Import it in a site block that has a root.';
  // `route` keeps the order of the handlers; the first kind that matches decides.
  return `${[comment, 'header -Server', block('route', handlers)].join('\n')}\n`;
}
