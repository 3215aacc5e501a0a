/** The error catalogue: notices and log messages for the server's answers. */

import { notices } from '#site/notices/notices.ts';
import { newFlashId } from '#site/shortId.ts';
import { resetFlash, showFlash } from '#storage/flashes/flashes.ts';
import type { FinalReply, News } from './envelope.ts';
import { takeRedirect } from './redirects.ts';

export function showNews({ flashes, newerVersion }: News): void {
  for (const { id = newFlashId(), ...flash } of flashes) void showFlash({ id, ...flash });
  if (newerVersion !== undefined) void showFlash(notices.newerVersion(newerVersion));
}

export function reportReply(reply: FinalReply): void {
  if (reply.kind === 'success') resetFlash(notices.forbidden());
  if ('flashes' in reply) showNews(reply);
  if (reply.kind === 'forbidden') void showFlash(notices.forbidden());
  if (reply.kind === 'unreadable') {
    console.error('Failed to conform response.', reply.faults);
    void showFlash(notices.unreadable());
  }
}

/** @param leaveFor Loads another page. */
export function reportUnhandled(reply: FinalReply, leaveFor: (address: string) => void): void {
  if (reply.kind === 'unexpected') console.error('Unexpected AJAX response', reply.status);
  if (reply.kind !== 'redirect') return;
  if (takeRedirect()) leaveFor(reply.to);
  else void showFlash(notices.redirectedInCircles());
}

export function reportHandlerError(error: unknown): void {
  console.error(error);
  void showFlash(notices.choked());
}
