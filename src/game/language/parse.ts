/** Parses the text of a side to its program. Runs in the build and in checks; the page gets programs. */

import { paragraphsOf } from '../cards/cardText.ts';
import { costSymbols } from '../cards/cost.ts';
import { abilityTokens } from '../cards/symbol.ts';
import { event } from './codecs.ts';
import { printedText } from './marks.ts';
import { findParseFault, type ParseFault } from './parseFault.ts';
import { oncePhrase } from './phrases.ts';
import { print } from './print.ts';
import type { Activated, Constant, Cost, Effect, Program, Triggered, Worded } from './program.ts';
import { constantTemplates, effectTemplates, type Gap, type Template, xMaxTemplate } from './template.ts';

export type Parsed = { readonly program: Program } | { readonly fault: ParseFault };

/** The program of the text of a side or, if it matches no phrase, the fault. */
export function parse(text: string): Parsed {
  try {
    return { program: parseSide(text) };
  } catch (error) {
    if (error instanceof Unread) return { fault: error.fault };
    throw error;
  }
}

/** Thrown to abort parsing at any depth; never leaves this file. */
class Unread extends Error {
  readonly fault: ParseFault;
  constructor(fault: ParseFault) {
    super();
    this.fault = fault;
  }
}

/** A printed cost as data. */
export function parseCost(cost: string): Cost {
  const amounts = costSymbols(cost).map(({ kind, amount }) => [kind, amount === 'X' ? 'x' : amount]);
  return Object.fromEntries(amounts) as Cost;
}

/** A cursor over the sentences of a text, from `at` up to `end`. */
type Reader = { readonly text: string; at: number; readonly end: number };

function parseSide(text: string): Program {
  const constants: Worded<Constant>[] = [];
  const triggered: Worded<Triggered>[] = [];
  const activated: Worded<Activated>[] = [];
  const body: Worded<Effect>[] = [];
  let limit: Program['limit'];
  let from = 0;
  for (const paragraph of paragraphsOf(text)) {
    const at = text.indexOf(paragraph, from);
    from = at + paragraph.length;
    const reader = { text, at, end: from };
    if (paragraph.startsWith(abilityTokens.triggered)) triggered.push(parseTriggered(reader));
    else if (paragraph.startsWith(abilityTokens.activated)) activated.push(parseActivated(reader));
    else {
      while (reader.at < reader.end) {
        const constant = readSentence<Constant>(reader, constantTemplates);
        const xMax = constant ? undefined : readSentence<{ xMax: number }>(reader, [xMaxTemplate]);
        if (constant) constants.push(constant);
        else if (xMax) limit = xMax;
        else body.push(readEffect(reader, [...constantTemplates, xMaxTemplate]));
      }
    }
  }
  return { constants, triggered, activated, body, ...(limit && { limit }) };
}

function parseTriggered({ text, at, end }: Reader): Worded<Triggered> {
  const start = `${abilityTokens.triggered} When `;
  const match = new RegExp(`${start.replace(/[{}]/g, '\\$&')}(${event.pattern}), `, 'y');
  match.lastIndex = at;
  const when = match.exec(text);
  const parsed = when?.[1] === undefined ? undefined : event.parse(when[1]);
  if (!when || !parsed) throw new Unread({ column: at + start.length + 1, expected: event.says });
  return {
    when: parsed,
    words: `{TRG} [When] ${event.print(parsed)},`,
    body: readEffects({ text, at: at + when[0].length, end }),
  };
}

function parseActivated({ text, at, end }: Reader): Worded<Activated> {
  const colon = text.indexOf(': ', at);
  if (colon < 0 || colon > end) throw new Unread({ column: at + 1, expected: 'a cost, a colon and an effect' });
  const cost = parseCost(text.slice(at, colon));
  const last = printedText(` ${oncePhrase}`);
  const once = text.slice(at, end).endsWith(last);
  return {
    cost,
    words: text.slice(at, colon + 1),
    ...(once && { once: { words: oncePhrase } }),
    body: readEffects({ text, at: colon + 2, end: once ? end - last.length : end }),
  };
}

function readEffects(reader: Reader): Worded<Effect>[] {
  const effects: Worded<Effect>[] = [];
  while (reader.at < reader.end) effects.push(readEffect(reader));
  return effects;
}

function readEffect(reader: Reader, others: readonly Template[] = []): Worded<Effect> {
  const effect = readSentence<Effect>(reader, effectTemplates);
  if (effect) return effect;
  const isEffect = (words: string) => readNested(words) !== undefined;
  throw new Unread(findParseFault(lowered(reader), reader.at, [...effectTemplates, ...others], isEffect));
}

/** The remaining text with its first letter in lower case, because phrases begin in lower case. */
const lowered = ({ text, at, end }: Reader): string => text.charAt(at).toLowerCase() + text.slice(at + 1, end);

/** The next sentences as one node, if they match a phrase; then the reader is advanced past them. */
function readSentence<T>(reader: Reader, templates: readonly Template[]): Worded<T> | undefined {
  const words = lowered(reader);
  for (const template of templates) {
    const read = readTemplate(template, words);
    if (!read) continue;
    const follows = reader.text.charAt(reader.at - 2) === ',';
    reader.at = Math.min(reader.end, reader.at + read.length + 2);
    const printed = `${print(templates, read.node)}.`;
    return { ...(read.node as T), words: follows ? printed : printed.replace(/^\[?./, (it) => it.toUpperCase()) };
  }
  return undefined;
}

/** The node of a phrase at the start of the words, if it matches. `length` does not count the full stop. */
function readTemplate({ pattern, parts, phrase }: Template, words: string) {
  pattern.lastIndex = 0;
  const match = pattern.exec(words);
  if (!match) return undefined;
  const node: Record<string, unknown> = { ...phrase.node };
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const value = readGap(part, match.groups?.[part.field] ?? '');
    if (value === undefined) return undefined;
    node[part.field] = value;
  }
  return { node, length: match[0].length };
}

function readGap({ codec, separator }: Gap, words: string): unknown {
  if (codec) return codec.parse(words);
  if (separator === undefined) return readNested(words);
  const effects = words.split(separator).map(readNested);
  return effects.every((effect) => effect !== undefined) ? effects : undefined;
}

/** The effect that the words as a whole express, if any. */
function readNested(words: string): Effect | undefined {
  for (const template of effectTemplates) {
    const read = readTemplate(template, `${words}.`);
    if (read && read.length === words.length) return read.node as Effect;
  }
  return undefined;
}
