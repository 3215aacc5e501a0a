/** The rows of the table of stored data. */

import type { Readiness } from '#offline/readiness.ts';
import { inBytes } from '#site/print/printFiles.ts';

export type AccountRow = { readonly what: string; readonly amount: string; readonly note?: string };

const protectionWords = {
  protected: { amount: 'Yes', note: 'The browser has promised not to clear this by itself.' },
  unprotected: { amount: 'No', note: 'The browser may clear it when space runs short. It seldom does.' },
  unknown: { amount: 'Unknown', note: 'This browser does not say.' },
} as const;

function updatedAt(storedAt: string | null | undefined): string {
  const date = new Date(storedAt ?? Number.NaN);
  return Number.isNaN(date.getTime())
    ? 'Unknown'
    : date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

/** Rows without figures while nothing is known, to avoid layout shift. */
export function accountRows(readiness: Readiness): readonly AccountRow[] {
  const known = readiness.phase === 'checking' ? undefined : readiness;
  const site = known?.site;
  const images = known?.images;
  const games = site?.games;
  const bytes = (site?.bytes ?? 0) + (games?.bytes ?? 0) + (images?.bytes ?? 0);
  return [
    {
      what: 'The site: rules, search, table, card texts',
      amount: site ? `${site.stored} of ${site.total} files` : known ? 'Not stored' : '–',
      note: site ? inBytes(site.bytes) : '',
    },
    {
      what: 'The opponent, and what it plays with',
      amount: games ? `${games.stored} of ${games.total} files` : known ? 'Not stored' : '–',
      note: games ? inBytes(games.bytes) : '',
    },
    {
      what: 'Card images, small and large',
      amount: images ? `${images.stored} of ${images.total}` : '–',
      note: images ? inBytes(images.bytes) : '',
    },
    { what: 'All of it', amount: known ? inBytes(bytes) : '–' },
    { what: 'Last update', amount: site ? updatedAt(site.storedAt) : '–' },
    {
      what: 'Protected from clearing',
      ...(known ? protectionWords[known.protection] : { amount: '–', note: '' }),
    },
  ];
}
