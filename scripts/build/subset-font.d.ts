/** Types for the part of subset-font that the build uses; the package has none. */

declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    /** OpenType features to keep; all of them if absent. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
