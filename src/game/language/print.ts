/** Prints a program as the text of its side. */

import { event } from './codecs.ts';
import { oncePhrase } from './phrases.ts';
import type { CostKind, Effect, Program } from './program.ts';
import { constantTemplates, effectTemplates, type Gap, type Template, xMaxTemplate } from './template.ts';

type Node = Readonly<Record<string, unknown>>;

/** Kinds of costs and their letters, in the order of a cost. */
export const costLetters: readonly (readonly [CostKind, string])[] = [
  ['tick', 'T'],
  ['corpus', 'C'],
  ['cerebrium', 'B'],
  ['idea', 'I'],
  ['memory', 'M'],
  ['state', 'S'],
];

function printGap({ field, codec, separator }: Gap, node: Node): string | undefined {
  const value = node[field];
  if (value === undefined) return undefined;
  if (codec) return codec.print(value);
  return separator === undefined ? printEffect(value as Effect) : (value as Effect[]).map(printEffect).join(separator);
}

/** The words of a phrase, if they express this node and nothing else. */
function printTemplate({ phrase, parts }: Template, node: Node): string | undefined {
  const fields = new Set(Object.keys(node).filter((field) => field !== 'span'));
  for (const [field, value] of Object.entries(phrase.node)) {
    if (node[field] !== value) return undefined;
    fields.delete(field);
  }
  const words: string[] = [];
  for (const part of parts) {
    const printed = typeof part === 'string' ? part : printGap(part, node);
    if (printed === undefined) return undefined;
    words.push(printed);
    if (typeof part !== 'string') fields.delete(part.field);
  }
  return fields.size === 0 ? words.join('') : undefined;
}

function printNode(templates: readonly Template[], node: object): string {
  for (const template of templates) {
    const printed = printTemplate(template, node as Node);
    if (printed !== undefined) return printed;
  }
  throw new Error(`No phrase says ${JSON.stringify(node)}.`);
}

const printEffect = (effect: Effect): string => printNode(effectTemplates, effect);

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const printBody = (body: readonly Effect[]) => body.map((effect) => sentence(printEffect(effect)));

/**
 * The text of a side, exactly as it is printed.
 *
 * @throws if the program contains something that no phrase expresses.
 */
export function print({ constants, triggered, activated, body, xMax }: Program): string {
  return [
    ...constants.map((constant) => sentence(printNode(constantTemplates, constant))),
    ...printBody(body),
    ...(xMax === undefined ? [] : [sentence(printNode([xMaxTemplate], { xMax }))]),
    ...triggered.map(({ when, body: effects }) => {
      const [first = '', ...others] = printBody(effects);
      return [`{TRG} When ${event.print(when)}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others].join(
        ' ',
      );
    }),
    ...activated.map(({ cost, once, body: effects }) => {
      const price = costLetters.flatMap(([kind, letter]) =>
        cost[kind] === undefined ? [] : `{${letter}${String(cost[kind]).toUpperCase()}}`,
      );
      return [`{ACT} ${price.join('')}:`, ...printBody(effects), ...(once ? [oncePhrase] : [])].join(' ');
    }),
  ].join(' ');
}
