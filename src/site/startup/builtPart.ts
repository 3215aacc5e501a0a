/**
 * The part of a page that every server must send as it was built, with the version. The manifest of the service worker
 * has its digest, so that neither a page of another site nor one of another version is taken for it.
 */

/** Id of the element that contains the start-up data. */
export const startupElementId = 'startup';

export const startupElement = new RegExp(
  `(<script type="application/json" id="${startupElementId}">)([^<]*)(</script>)`,
);

const policy = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/;

/** Omits the policy and the start-up data but for the version: a server may replace them (docs/backend.md). */
export const builtPart = (page: string): string =>
  page
    .replace(policy, '$1')
    .replace(startupElement, (_, opening, data, closing) => `${opening}${versionIn(data)}${closing}`);

function versionIn(data: string): unknown {
  try {
    return JSON.parse(data).configuration.version;
  } catch {
    return undefined;
  }
}
