/**
 * The content security policy: denies everything by default, and allows by name what the site needs. With Trusted
 * Types, no string becomes a script address, except those of the service worker and the opponent's worker.
 */

import { headScript } from '#scripts/build/headScript.ts';
import { integrityOf } from '#scripts/build/integrity.ts';
import { trustedTypesPolicies } from '#site/trustedTypes.ts';

/** The site settings that the policy depends on. */
export type PolicySettings = {
  readonly origin: string;
  readonly newsletterUrl: string;
  /** Address of another host or folder of card images, or empty. */
  readonly imageBase: string;
  /** Whether a server answers at /ajax and /user. */
  readonly backend: boolean;
};

type Directives = Readonly<Record<string, readonly string[]>>;

const isSecure = (settings: PolicySettings) => settings.origin.startsWith('https:');
const headScriptHash = `'${integrityOf(headScript)}'`;

function socketOrigin(settings: PolicySettings): string {
  return `${isSecure(settings) ? 'wss' : 'ws'}://${new URL(settings.origin).host}`;
}

const imageOrigins = ({ imageBase }: PolicySettings): string[] => (imageBase === '' ? [] : [new URL(imageBase).origin]);

/** Directives that work both in a header and in a meta element. */
function pageDirectives(settings: PolicySettings): Directives {
  const images = imageOrigins(settings);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", headScriptHash],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...images],
    'font-src': ["'self'"],
    // Older Safari does not accept 'self' for a socket, so its origin is listed.
    'connect-src': ["'self'", ...images, ...(settings.backend ? [socketOrigin(settings)] : [])],
    'frame-src': [new URL(settings.newsletterUrl).origin],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The site's own sign-up form prepares an e-mail.
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
    // On http, WebKit would not load any script.
    ...(isSecure(settings) && { 'upgrade-insecure-requests': [] }),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
  };
}

const serialise = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** For the meta element, on hosts that send no headers; browsers ignore `frame-ancestors` there. */
export const metaContentSecurity = (settings: PolicySettings): string => serialise(pageDirectives(settings));

export const pageContentSecurity = (settings: PolicySettings): string =>
  serialise({ ...pageDirectives(settings), 'frame-ancestors': ["'none'"] });

/** A service worker obeys the policy it was served with, not that of the page. */
export const workerContentSecurity = (settings: PolicySettings): string =>
  serialise({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...imageOrigins(settings)],
    'script-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
