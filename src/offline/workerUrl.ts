/** The one script address the page may ask for; the content security policy knows this policy by name. */

import { workerPath } from '#site/paths.ts';

/** The worker's address in the form the browser wants it: trusted, where it knows of Trusted Types. */
export function workerUrl(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('sw-url', {
    createScriptURL(url) {
      if (url !== workerPath) throw new TypeError(`Not the address of the service worker: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}
