/** Prints a part of a program as its sentence without full stop, with the marks of marks.ts. */

import type { Effect } from './program.ts';
import { effectTemplates, type Gap, type Template } from './template.ts';

type Node = Readonly<Record<string, unknown>>;

function printGap({ field, codec, separator }: Gap, node: Node): string | undefined {
  const value = node[field];
  if (value === undefined) return undefined;
  if (codec) return codec.print(value);
  return separator === undefined ? printEffect(value as Effect) : (value as Effect[]).map(printEffect).join(separator);
}

/** The words of a phrase, if they express this node and nothing else. */
function printTemplate({ phrase, marked }: Template, node: Node): string | undefined {
  const fields = new Set(Object.keys(node));
  for (const [field, value] of Object.entries(phrase.node)) {
    if (node[field] !== value) return undefined;
    fields.delete(field);
  }
  const words: string[] = [];
  for (const part of marked) {
    const printed = typeof part === 'string' ? part : printGap(part, node);
    if (printed === undefined) return undefined;
    words.push(printed);
    if (typeof part !== 'string') fields.delete(part.field);
  }
  return fields.size === 0 ? words.join('') : undefined;
}

/**
 * The words of a node.
 *
 * @throws if no phrase expresses it.
 */
export function print(templates: readonly Template[], node: object): string {
  for (const template of templates) {
    const printed = printTemplate(template, node as Node);
    if (printed !== undefined) return printed;
  }
  throw new Error(`No phrase says ${JSON.stringify(node)}.`);
}

const printEffect = (effect: Effect): string => print(effectTemplates, effect);
