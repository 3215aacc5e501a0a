/** A text in search syntax and a position in it. */

/** Includes curly quotation marks, which phone keyboards insert automatically. */
const quotationMarks = '"“”„‟«»';

/** Whether a character opens or closes a phrase; every shape does both. */
export const isQuotationMark = (character: string) => character !== '' && quotationMarks.includes(character);

const whiteSpace = /\s*/y;
const word = /[^\s()]+/y;
const or = /or(?=[\s()]|$)/iy;
const and = /and(?=[\s()]|$)/iy;
const fieldAndOperator = /([a-z-]+)(:|!=|<=|>=|=|<|>)/iy;

/** Creates a cursor before the first character. Each successful `take` method moves it behind the match. */
export function createCursor(text: string) {
  let place = 0;

  function match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = place;
    const found = pattern.exec(text) ?? undefined;
    place += found?.[0].length ?? 0;
    return found;
  }

  /** Takes everything up to the next quotation mark. A backslash escapes the character after it. */
  function takePhrase(): string {
    let phrase = '';
    for (place += 1; place < text.length && !isQuotationMark(text.charAt(place)); place += 1) {
      if (text.charAt(place) === '\\') place += 1;
      phrase += text.charAt(place);
    }
    place += 1;
    return phrase;
  }

  return {
    /** Skips white space and returns the next character; empty at the end. */
    next: () => {
      match(whiteSpace);
      return text.charAt(place);
    },

    /** Returns a function that returns what was taken since then. */
    mark: () => {
      const start = place;
      return () => text.slice(start, place);
    },

    /** Takes a character if it comes next. */
    take(character: string): boolean {
      const comes = text.charAt(place) === character;
      if (comes) place += 1;
      return comes;
    },

    takeOr: () => match(or) !== undefined,
    takeAnd: () => match(and) !== undefined,
    comesOr(): boolean {
      or.lastIndex = place;
      return or.test(text);
    },

    /** Takes the name of a field and the operator after it. */
    takeField(): { readonly name: string; readonly operator: string } | undefined {
      const [, name, operator] = match(fieldAndOperator) ?? [];
      return name !== undefined && operator !== undefined ? { name, operator } : undefined;
    },

    /** Takes a phrase in quotation marks, or everything up to white space or a bracket; may be empty. */
    takeValue: () => (isQuotationMark(text.charAt(place)) ? takePhrase() : (match(word)?.[0] ?? '')),
  };
}
