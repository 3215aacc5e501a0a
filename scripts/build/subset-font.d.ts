/** What this build uses of subset-font, which brings no types. */

declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    /** OpenType features that survive; all of them when absent. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
