/** Prints one product: its sheets, with the backs inside for devices that add them, and the rules if they belong to it. */

import { inks } from '#game/cards/inks.ts';
import { siteName } from '#site/gameName.ts';
import type { PrintProduct, PrintVariant } from '#site/print/printFiles.ts';
import { sheetCredits } from '#site/print/sheetCredits.ts';
import { inSheets } from '#site/print/sheetLayout.ts';
import { addFirstGamePages } from './firstGamePages.ts';
import { PrintDocument, type PrintedFace } from './printDocument.ts';
import type { PrintedFaces } from './printedFaces.ts';
import { addQuickStartPage } from './quickStartPage.ts';
import { demoAdvice } from './rulesSummary.ts';
import { addTestPages } from './testPage.ts';
import { addTuckBoxPages } from './tuckBoxPages.ts';

export type PrintedFile = { readonly bytes: Uint8Array; readonly pages: number };

export function printProduct(
  product: PrintProduct,
  variant: PrintVariant,
  faces: PrintedFaces,
  holder: string,
): Promise<PrintedFile> {
  const document = new PrintDocument(`${siteName}: ${product.title}`, holder, variant);
  const decks = [
    ...(product.sets.length > 0 ? [{ kind: 'card', faces: faces.cardsOf(product.sets, variant.tone) } as const] : []),
    ...(product.id === 'personas' || product.id === 'game'
      ? [{ kind: 'persona', faces: faces.personas(variant.tone) } as const]
      : []),
  ];
  const sheets = decks.flatMap((deck) => inSheets(deck.faces).map((sheet) => ({ ...deck, faces: sheet })));
  for (const [index, sheet] of sheets.entries()) {
    const note = [
      `${siteName}, ${product.title}, sheet ${index + 1} of ${sheets.length}. Print at 100 per cent.`,
      sheetCredits(holder),
    ].join('\n');
    document.addSheet({ faces: sheet.faces, ground: inks.paper }, note);
  }
  for (const { kind } of decks) document.include(faces.back(kind, variant.tone));
  if (product.withRules) {
    addQuickStartPage(document, sampleCard(faces, variant), holder, product.id === 'demo' ? demoAdvice : []);
  }
  if (product.id === 'first-grudge') addFirstGamePages(document, faces);
  if (product.id === 'test-page') addTestPages(document);
  if (product.id === 'tuck-boxes') addTuckBoxPages(document);
  return document.finish();
}

/** Duel 16, because it has a cost, an ability and a fear side. */
function sampleCard(faces: PrintedFaces, { tone }: PrintVariant): PrintedFace {
  const face = faces.cardsOf([1], tone).at(-1);
  if (face === undefined) throw new Error('There is no card to explain.');
  return face;
}
