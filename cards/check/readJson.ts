/** Parses JSON, and reports the position of a syntax error. */

import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

export type ReadJson = { readonly value: unknown } | { readonly says: string };

export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first === undefined) return { value };
  const before = text.slice(0, first.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { says: `expected valid JSON, found a fault in line ${before.length}, column ${column}: ${inWords(first)}` };
}

/** The parser's code as words: `CommaExpected` is "comma expected". */
function inWords({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?<!^)[A-Z]/g, (capital) => ` ${capital}`)
    .toLowerCase();
}
