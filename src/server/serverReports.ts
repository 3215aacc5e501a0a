/** What the reader and the log are told of the server's answers: the error catalogue (spec section 8). */

import { notices } from '#site/notices/notices.ts';
import { settleFlash, showFlash, withdrawFlash } from '#storage/flashes/flashes.ts';
import { mayBeSentOn } from './redirectGuard.ts';
import type { Reports } from './request.ts';
import { showNews } from './serverFlashes.ts';

/** @param leaveFor Leaves the page for another address. */
export const createServerReports = (leaveFor: (address: string) => void): Reports => ({
  maintenance: () => void showFlash(notices.maintenance()),
  offline: () => withdrawFlash(notices.maintenance()),
  answered: () => settleFlash(notices.maintenance()),

  reply(reply) {
    switch (reply.kind) {
      case 'success':
        settleFlash(notices.forbidden());
        return showNews(reply);
      case 'failed':
      case 'redirect':
      case 'newerVersion':
        return showNews(reply);
      case 'forbidden':
        return void showFlash(notices.forbidden());
      case 'unreadable':
        console.error('Failed to conform response.', reply.faults);
        return void showFlash(notices.unreadable());
      case 'unexpected':
        return undefined;
    }
  },

  unhandled(reply) {
    if (reply.kind === 'unexpected') console.error('Unexpected AJAX response', reply.status);
    if (reply.kind !== 'redirect') return;
    if (mayBeSentOn()) leaveFor(reply.to);
    else void showFlash(notices.redirectedInCircles());
  },

  choked(error) {
    console.error(error);
    void showFlash(notices.choked());
  },
});
