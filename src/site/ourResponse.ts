/**
 * Whether a response is the file of this site at its address, so that it can be stored and answered. Status 200 proves
 * nothing: gateways, login pages and maintenance pages send it for every address, and hosts send it with error pages.
 */

import { discard } from './readBody.ts';

const image = /^(image\/|application\/octet-stream)/;

/** The content types of a file by its extension. A host may not know the type of an image or a document. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  css: /^text\/css\b/,
  js: /^(text|application)\/javascript\b/,
  json: /^application\/json\b/,
  pdf: /^application\/(pdf|octet-stream)\b/,
  avif: image,
  png: image,
  webp: image,
};

/** Any type but that of a page. */
const otherTypes = /^(?!text\/html\b)/;

/** Whether status and content type of a response fit its address; does not read the body. */
export function fitsAddress({ status, headers }: Response, address: string): boolean {
  const extension = address.split(/[?#]/)[0]?.split('.').at(-1) ?? '';
  return status === 200 && (contentTypes[extension] ?? otherTypes).test(headers.get('Content-Type') ?? '');
}

/**
 * Every response that is stored, and every stored one that is answered, passes through here. Resolves to `undefined` if
 * it is not ours. A redirected response is made anew from its body, because a navigation refuses a redirected one.
 * @param isOurs Checks the body.
 */
export async function ourResponse(
  response: Response,
  address: string,
  isOurs?: (body: ArrayBuffer) => boolean | Promise<boolean>,
): Promise<Response | undefined> {
  const isFile =
    fitsAddress(response, address) && (isOurs === undefined || (await isOurs(await response.clone().arrayBuffer())));
  if (!isFile) {
    await discard(response);
    return undefined;
  }
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}
