/** What a server has to say to the reader, in an envelope, a message or the page itself. */

import { notices } from '#site/notices/notices.ts';
import { encodeShortId } from '#site/shortId.ts';
import type { ServerFlash } from '#site/startup/serverFlash.ts';
import { showFlash } from '#storage/flashes/flashes.ts';

let unnamed = 0;
/** Unlike any other, in this visit and in later ones: a dismissal must not hide another flash. */
const newFlashId = () => encodeShortId(Date.now() * 1000 + (unnamed++ % 1000));

type News = { readonly flashes: readonly ServerFlash[]; readonly newerVersion?: string };

export function showNews({ flashes, newerVersion }: News): void {
  for (const { id = newFlashId(), ...flash } of flashes) void showFlash({ id, ...flash });
  if (newerVersion !== undefined) void showFlash(notices.newerVersion(newerVersion));
}
