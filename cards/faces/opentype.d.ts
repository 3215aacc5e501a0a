/** Types for the part of opentype.js that the cards and the build use; the package has none. */

declare module 'opentype.js' {
  type Path = { toPathData(decimals: number): string };
  export type Glyph = {
    readonly index: number;
    readonly name?: string;
    readonly advanceWidth?: number;
    getBoundingBox(): { readonly y2: number };
    getPath(x: number, y: number, size: number): Path;
  };
  export type Font = {
    readonly unitsPerEm: number;
    readonly ascender: number;
    readonly descender: number;
    readonly glyphs: { get(index: number): Glyph };
    charToGlyph(character: string): Glyph;
    nameToGlyphIndex(name: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  export function loadSync(path: string): Font;
  export function parse(file: ArrayBufferLike): Font;
}
