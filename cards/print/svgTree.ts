/** Parses the SVG of the card images, which has only elements and attributes. */

export type SvgElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
};

const tag = /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/g;
const attribute = / ([\w:-]+)="([^"]*)"/g;

/** Throws for anything that is not an element, which is a bug in the code that wrote the SVG. */
export function readSvg(svg: string): SvgElement {
  const open: { name: string; attributes: Record<string, string>; children: SvgElement[] }[] = [];
  let root: SvgElement | undefined;
  let read = 0;
  for (const [whole, closing, name = '', attributes = '', selfClosing] of svg.matchAll(tag)) {
    read += whole.length;
    if (!closing) open.push({ name, attributes: Object.fromEntries(attributePairs(attributes)), children: [] });
    if (!closing && !selfClosing) continue;
    const done = open.pop();
    if (done === undefined) break;
    const parent = open.at(-1);
    if (parent) parent.children.push(done);
    else root = done;
  }
  if (root === undefined || read !== svg.length) throw new Error('This is not an SVG of elements alone.');
  return root;
}

const attributePairs = (written: string) =>
  [...written.matchAll(attribute)].map(([, name = '', value = '']): [string, string] => [name, value]);
