/** Makes a file to print on this device, from a built file that contains the cards. */

import { inks } from '#game/cards/inks.ts';
import { siteName } from '#site/gameName.ts';
import { backNames, faceName, personaPrefix } from '#site/print/faceNames.ts';
import { isPdf } from '#site/print/isPdf.ts';
import { imposePdf } from '#site/print/pdf/imposePdf.ts';
import { readPdf } from '#site/print/pdf/readPdf.ts';
import { printFileName, printFilesPath } from '#site/print/printFiles.ts';
import { sheetCredits } from '#site/print/sheetCredits.ts';
import type { Offset } from '#site/print/sheetPages.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ownName, type PrintJob, type PrintOptions } from './printJob.ts';

/** Resolves to `undefined` if the built file is neither stored nor reachable. Rejects if it is aborted. */
export async function makePdf(
  job: PrintJob,
  options: PrintOptions,
  offset: Offset,
  signal: AbortSignal,
): Promise<File | undefined> {
  const response = await fetch(`${printFilesPath}${printFileName(job.product, options)}`, { signal }).catch(
    () => undefined,
  );
  signal.throwIfAborted();
  if (!response || !(await isPdf(response.clone()))) return undefined;
  const built = readPdf(new Uint8Array(await response.arrayBuffer()));
  signal.throwIfAborted();
  const personas = job.isWhole ? [...built.faces.keys()].filter((name) => name.startsWith(personaPrefix)) : [];
  const decks = [
    { fronts: job.cards.map(({ id }) => faceName(id)), back: backNames.card, backGround: inks.paper },
    { fronts: personas, back: backNames.persona, backGround: inks.overprint },
  ].map((deck) => ({ ...deck, ground: inks.paper }));
  const credits = sheetCredits(siteSettings.copyrightHolder);
  const bytes = imposePdf(built, {
    ...options,
    offset,
    decks,
    withTexts: job.isWhole,
    note: (page, pages) => `${siteName}, ${page} of ${pages}. Print at 100 per cent. ${credits}`,
  });
  return new File([bytes], ownName(job, options), { type: 'application/pdf' });
}
