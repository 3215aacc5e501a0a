/** The notices and log messages of the error catalogue. */

import { notices } from '#site/notices/notices.ts';
import { newShortId } from '#site/shortId.ts';
import { resetFlash, showFlash } from '#storage/flashes/flashes.ts';
import type { FinalReply, News } from './envelope.ts';

export function showNews({ flashes, newerVersion }: News): void {
  for (const { id = newShortId(), ...flash } of flashes) void showFlash({ id, ...flash });
  if (newerVersion !== undefined) void showFlash(notices.newerVersion(newerVersion));
}

export function showReply(reply: FinalReply): void {
  if (reply.kind === 'success') resetFlash(notices.forbidden());
  if ('flashes' in reply) showNews(reply);
  if (reply.kind === 'forbidden') void showFlash(notices.forbidden());
  if (reply.kind === 'unreadable') {
    console.error('Failed to conform response.', reply.faults);
    void showFlash(notices.unreadable());
  }
}
