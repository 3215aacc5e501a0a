/**
 * Modules that Vite's plugins generate into `src/game/generated`, which Git ignores. Vite loads the source that a plugin
 * returns; the file is for the compiler and for readers. A module exports one constant, which has its name. It imports no
 * code, so that its chunk does not change when only code changes.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { CardList } from '#game/cards/cardList.ts';
import type { Book, BookCard } from '#game/language/book.ts';

const folder = path.resolve(import.meta.dirname, '../../src/game/generated');

/** The type of each constant. */
const types = {
  cardList: "import('#game/cards/cardList.ts').CardList",
  /** Of each card, in the order of the list. */
  cardTexts: "readonly import('#game/cards/cardList.ts').CardTexts[]",
  /** The rule terms that each card uses, by card id. */
  cardTerms: "Readonly<Record<number, readonly import('#game/glossary/anchors.ts').TermId[]>>",
  /** The index of the cards as JSON (src/search/cardIndex.ts). */
  cardIndex: 'string',
  /** The program of every card, compiled from its text. */
  book: "import('#game/language/book.ts').Book",
  setNames: "readonly Pick<import('#game/cards/cardSet.ts').CardSet, 'id' | 'name' | 'abbreviation' | 'slug'>[]",
  personas: "readonly import('#game/cards/persona.ts').Persona[]",
  paranoia: "import('#game/cards/cardList.ts').Paranoia",
  /** The cards that home shows with their fear side, as a screen words it. */
  shownCards: "Readonly<Record<'haircut' | 'cellarSteps', import('#game/cards/cardList.ts').ShownCard>>",
  /** Total size in bytes of all card images, in both sizes. */
  imageBytes: 'number',
  /** Path data by icon name, in a box of 512 × 512. */
  glyphs: 'Readonly<Record<string, string>>',
  /** The same for the large pictures of the home page and the stories. */
  figures: "Readonly<Record<import('#game/cards/glyphNames.ts').FigureGlyph, string>>",
  /** The rulebook as data. */
  rulePassages: "readonly import('#game/glossary/passage.ts').RulebookPassage[]",
} as const;

export type GeneratedName = keyof typeof types;

/** A literal is shorter, JSON in a string parses faster. */
const literals: readonly GeneratedName[] = ['cardIndex', 'imageBytes', 'glyphs', 'figures', 'rulePassages'];

const listImport = "import { cardList } from '#game/generated/cardList.ts';\n";

const declaration = (name: GeneratedName) => `export const ${name}: ${types[name]} = `;

/** Without lists that are empty, which most are; a limit is no list. */
const short = (program: object) => Object.fromEntries(Object.entries(program).filter(([, part]) => part.length !== 0));

/**
 * The cards in the order of their ids, which say nothing new after the card before, and without what the list says of
 * those that it has: each game loads the book.
 */
export const packedBook = (book: Book, { cards }: CardList) => ({
  ...book,
  cards: Object.values(book.cards).map(({ id, name, type, discipline, set, value, cost, desire, fear }: BookCard) => ({
    ...(book.cards[id - 1] ? {} : { id }),
    ...(cards.some((card) => card.id === id) ? {} : { name, type, discipline, set, value }),
    cost,
    desire: short(desire),
    ...(fear && { fear: short(fear) }),
  })),
});

/** Undoes `packedBook`. */
const unpacked = (book: string) => `((book) => {
  const listed = new Map(cardList.cards.map(({ id, name, type, discipline, set, resourceValue: value }) => [id, { name, type, discipline, set, value }]));
  const full = (program: object) => ({ constants: [], triggered: [], activated: [], body: [], ...program });
  const cards: Record<number, unknown> = {};
  let id = 0;
  for (const card of book.cards) {
    id = card.id ?? id + 1;
    cards[id] = { ...listed.get(id), ...card, id, desire: full(card.desire), ...(card.fear && { fear: full(card.fear) }) };
  }
  return { ...book, cards };
})(${book})`;

/** The source of a module. */
export function sourceOf(name: GeneratedName, value: unknown): string {
  const json = JSON.stringify(value);
  const source = literals.includes(name) ? json : `JSON.parse(${JSON.stringify(json)})`;
  return name === 'book'
    ? `${listImport}${declaration(name)}${unpacked(source)};\n`
    : `${declaration(name)}${source};\n`;
}

const fileOf = (name: GeneratedName) => path.join(folder, `${name}.ts`);

/** The id of a module. Vite separates folders by `/` on every system. */
export const idOf = (name: GeneratedName): string => fileOf(name).replaceAll(path.sep, '/');

/** Whether the file exists and has the type of today: a checkout may have changed the type since it was written. */
const isTyped = (name: GeneratedName) =>
  existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8').includes(declaration(name));

/** The name of a module by what an import says, or by its id. */
function nameOf(source: string): GeneratedName | undefined {
  const name = /(?:#|\/src\/)game\/generated\/(\w+)\.ts$/.exec(source)?.[1] ?? '';
  return Object.hasOwn(types, name) ? (name as GeneratedName) : undefined;
}

/** Writes the file, if it differs. Other processes may read or write it at the same time. */
function write(name: GeneratedName, source: string): void {
  const file = fileOf(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return;
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, source);
  renameSync(part, file);
}

type Sources = Readonly<Partial<Record<GeneratedName, (this: Rolldown.PluginContext) => string | Promise<string>>>>;

/** Replaces modules in a bundle of its own; the files stay. */
export const replacedModules = (name: string, sources: Sources): Plugin => ({
  name,
  // Before the plugins that generate them.
  enforce: 'pre',
  resolveId(source) {
    const module = nameOf(source);
    return module && sources[module] ? idOf(module) : undefined;
  },
  load(id) {
    const module = nameOf(id);
    return module && sources[module]?.call(this);
  },
});

type Values = Readonly<Partial<Record<GeneratedName, (this: Rolldown.PluginContext) => unknown>>>;

/**
 * Writes the files that are missing or have another type, in a build all, and a module whenever it is loaded.
 * @param built - Values that are different in a build. Their files have the others.
 */
export function generatedModules(name: string, values: Values, built: Values = {}): Plugin {
  let isBuild = false;
  async function generate(context: Rolldown.PluginContext, module: GeneratedName): Promise<string> {
    const source = sourceOf(module, await values[module]?.call(context));
    write(module, source);
    return source;
  }
  return {
    name,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      for (const module of Object.keys(values) as GeneratedName[])
        if (isBuild || !isTyped(module)) await generate(this, module);
    },
    resolveId(source) {
      const module = nameOf(source);
      return module && values[module] ? idOf(module) : undefined;
    },
    async load(id) {
      const module = nameOf(id);
      if (!module || !values[module]) return undefined;
      const ofBuild = isBuild && built[module];
      return ofBuild ? sourceOf(module, await ofBuild.call(this)) : generate(this, module);
    },
  };
}
