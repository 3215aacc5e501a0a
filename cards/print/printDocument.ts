/** A PDF with sheets of cards, drawn as reusable forms, and pages of text. */

import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { siteName } from '#site/gameName.ts';
import { pdfNames } from '#site/print/pdf/readPdf.ts';
import { type PrintVariant, paperSizes } from '#site/print/printFiles.ts';
import { bleed, block, blockCorner, cardPlace, cardsPerSheet, cutMarks } from '#site/print/sheetLayout.ts';
import { svgOperators } from './svgOperators.ts';
import { toneOf } from './tones.ts';

const pointsPerMillimetre = 72 / 25.4;
const mm = (millimetres: number) => millimetres * pointsPerMillimetre;

const { resolve } = createRequire(import.meta.url);

/** Font files, which pdfkit embeds and subsets. */
export const fonts = {
  display: resolve('@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf'),
  label: resolve('@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf'),
  text: resolve('@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
} as const;

/** A card image for any document: a compressed content stream, and the name under which a device finds it. */
export type PrintedFace = { readonly name: string; readonly stream: Uint8Array };

export const printFace = (svg: string, tone: PrintVariant['tone'], name: string): PrintedFace => ({
  name,
  stream: deflateSync(svgOperators(svg, toneOf[tone]), { level: 7 }),
});

export type Sheet = { readonly faces: readonly PrintedFace[]; readonly ground: string };

type Type = { readonly font: string; readonly size: number; readonly width: number };
type Point = { readonly x: number; readonly y: number };

/** The drawing functions of a text page. All lengths are in millimetres, except font sizes, which are in points. */
export type TextPage = {
  readonly width: number;
  readonly height: number;
  readonly heightOf: (words: string, type: Type) => number;
  /** Prints words at a position, and returns the y coordinate of the line below them. */
  readonly words: (words: string, type: Type & Point & { readonly ink: string }) => number;
  readonly rule: (x: number, y: number, length: number) => void;
  readonly drawing: (svg: string, x: number, y: number) => void;
  /** Draws a card, scaled to the given width. */
  readonly face: (face: PrintedFace, place: Point & { readonly width: number }) => void;
  readonly frame: (box: Point & { readonly width: number; readonly height: number }) => void;
};

/** A fixed date, so that builds of the same cards give the same bytes. */
const releaseDate = new Date('2026-10-01T00:00:00Z');

export class PrintDocument {
  readonly #document: PDFKit.PDFDocument;
  readonly #variant: PrintVariant;
  readonly #forms = new Map<PrintedFace, PDFKit.PDFKitReference>();
  readonly #chunks: Uint8Array[] = [];
  #pages = 0;

  constructor(title: string, holder: string, variant: PrintVariant) {
    const { width, height } = paperSizes[variant.paper];
    this.#variant = variant;
    this.#document = new PDFDocument({
      size: [mm(width), mm(height)],
      margin: 0,
      autoFirstPage: false,
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: title, Author: holder, Creator: siteName, CreationDate: releaseDate },
    });
    preferTrueSize(this.#document);
    this.#document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
  }

  /** Adds a page of up to nine cards with cut marks. */
  addSheet({ faces, ground }: Sheet, note: string): void {
    if (faces.length > cardsPerSheet) throw new Error(`A sheet holds ${cardsPerSheet} cards, not ${faces.length}.`);
    const { paper } = this.#variant;
    this.#addPage();
    const document = this.#document;
    for (const index of faces.keys()) {
      const { x, y } = cardPlace(paper, index);
      const { width, height } = cardSize;
      document.rect(mm(x - bleed), mm(y - bleed), mm(width + 2 * bleed), mm(height + 2 * bleed));
    }
    document.fill(this.#colour(ground));
    for (const [index, face] of faces.entries()) {
      const { x, y } = cardPlace(paper, index);
      const name = this.#formName(face);
      document.addContent(`q ${placing(x, y)} cm /${name} Do Q`);
    }
    document.lineWidth(0.35).strokeColor('black');
    for (const { x1, y1, x2, y2 } of cutMarks(paper)) document.moveTo(mm(x1), mm(y1)).lineTo(mm(x2), mm(y2)).stroke();
    this.#addNote(note);
  }

  /** Contains a drawing that no page shows, for a device that arranges the cards in another way. */
  include(face: PrintedFace): void {
    this.#formOf(face);
  }

  /** Adds a page of text. */
  addTextPage(compose: (page: TextPage) => void): void {
    this.#addPage();
    const document = this.#document;
    Object.assign(document.page.dictionary.data, { [pdfNames.text]: true });
    const { width, height } = paperSizes[this.#variant.paper];
    const use = ({ font, size }: Type) => document.font(font).fontSize(size);
    compose({
      width,
      height,
      heightOf: (words, type) => use(type).heightOfString(words, setting(type)) / pointsPerMillimetre,
      words: (words, type) => {
        use(type).fillColor(this.#colour(type.ink)).text(words, mm(type.x), mm(type.y), setting(type));
        return document.y / pointsPerMillimetre;
      },
      rule: (x, y, length) => {
        document
          .moveTo(mm(x), mm(y))
          .lineTo(mm(x + length), mm(y))
          .lineWidth(0.6)
          .strokeColor(this.#colour(inks.overprint))
          .stroke();
      },
      face: (face, { x, y, width: across }) => {
        const name = this.#formName(face);
        document.addContent(`q ${placing(x, y, across / cardSize.width)} cm /${name} Do Q`);
      },
      frame: (box) => {
        document
          .rect(mm(box.x), mm(box.y), mm(box.width), mm(box.height))
          .lineWidth(0.6)
          .strokeColor(this.#colour(inks.overprint))
          .stroke();
      },
      drawing: (svg, x, y) => {
        document.addContent(`q ${placing(x, y)} cm ${svgOperators(svg, toneOf[this.#variant.tone])} Q`);
      },
    });
  }

  async finish(): Promise<{ bytes: Uint8Array; pages: number }> {
    const ended = new Promise((done) => this.#document.once('end', done));
    this.#document.end();
    await ended;
    return { bytes: Buffer.concat(this.#chunks), pages: this.#pages };
  }

  #addPage() {
    this.#document.addPage();
    this.#pages += 1;
  }

  #colour(hex: string): PDFKit.Mixins.ColorValue {
    const [red, green, blue] = toneOf[this.#variant.tone](hex, 'elsewhere').map((value) => Math.round(value * 255));
    return [red ?? 0, green ?? 0, blue ?? 0];
  }

  /** Prints the note outside the cut marks, where there is space: below on A4, vertically on the left on Letter. */
  #addNote(note: string) {
    const { x, y } = blockCorner(this.#variant.paper);
    const away = 8;
    const document = this.#document.save().font(fonts.text).fontSize(6).fillColor(this.#colour(inks.muted));
    const upright = x > y;
    const place: [number, number] = upright
      ? [mm(x - away), mm(y + block.height)]
      : [mm(x), mm(y + block.height + away)];
    if (upright) document.rotate(-90, { origin: place });
    const top = upright ? place[1] - document.currentLineHeight() * 2 : place[1];
    document.text(note, place[0], top, { width: mm(upright ? block.height : block.width) }).restore();
  }

  #formName(face: PrintedFace): string {
    this.#document.page.xobjects[face.name] = this.#formOf(face);
    return face.name;
  }

  #formOf(face: PrintedFace): PDFKit.PDFKitReference {
    const made = this.#forms.get(face);
    if (made) return made;
    const { width, height } = cardSize;
    const form = this.#document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [0, 0, width, height],
      Resources: {},
      Filter: 'FlateDecode',
      [pdfNames.face]: face.name,
    });
    form.end(Buffer.from(face.stream));
    this.#forms.set(face, form);
    return form;
  }
}

/** Print dialogs shrink pages to the printable area unless the file says otherwise. pdfkit has no option for it. */
function preferTrueSize(document: PDFKit.PDFDocument): void {
  type Dictionary = { readonly data: Record<string, unknown> };
  const { _root: root } = document as unknown as { readonly _root: Dictionary };
  (root.data.ViewerPreferences as Dictionary).data.PrintScaling = 'None';
}

/** Alegreya's default numerals are old-style, and its 1 looks like an I, so rules use lining numerals. */
const setting = ({ width }: Type) => ({ width: mm(width), features: ['lnum' as const] });

/** The matrix that places a drawing in millimetres. */
const placing = (x: number, y: number, scale = 1) => [mm(scale), 0, 0, mm(scale), mm(x), mm(y)].map(fixed).join(' ');

const fixed = (value: number) => String(Math.round(value * 1e5) / 1e5);
