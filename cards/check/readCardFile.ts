/** Reads the valid parts of one card file. */

import type { Card } from '#game/cards/card.ts';
import type { CardSet, CardSetFile } from '#game/cards/cardSet.ts';
import type { Persona } from '#game/cards/persona.ts';
import type { CardInFile } from './cardRules.ts';
import type { FieldFault, Finding, Place, Placed } from './finding.ts';
import { readJson } from './readJson.ts';
import { cardSchema, personaSchema, readShape, type Shaped, setSchema } from './schemas.ts';

/** A file as on disk, before any check. */
export type SourceFile = { readonly name: string; readonly text: string };

/** The valid content of a file. An array is a list of personas; anything else should be a set. */
export type CardFileContent = {
  readonly faults: readonly Finding[];
  readonly cards: readonly Placed<CardInFile>[];
  /** Empty unless the set and all its cards are valid. */
  readonly sets: readonly Placed<CardSetFile>[];
  readonly personas: readonly Placed<Persona>[];
  /** Everything that rules can check, also if some of its fields are invalid. */
  readonly readable: {
    readonly cards: readonly Placed<CardInFile>[];
    readonly sets: readonly Placed<CardSet>[];
    readonly personas: readonly Placed<Persona>[];
  };
};

const nothing: CardFileContent = {
  faults: [],
  cards: [],
  sets: [],
  personas: [],
  readable: { cards: [], sets: [], personas: [] },
};

export function readCardFile({ name: file, text }: SourceFile): CardFileContent {
  const json = readJson(text);
  if ('says' in json) return { ...nothing, faults: [{ file, says: json.says }] };
  if (!Array.isArray(json.value)) return readSet(file, json.value);
  if (json.value.some(isCard)) return { ...nothing, faults: [{ file, says: cardsWithoutSet }] };
  return readPersonas(file, json.value);
}

/** A single message, instead of one for every field that a persona does not have. */
const cardsWithoutSet = 'expected a set with its own fields and its "cards", found a bare list of cards';

/** Whether an entry of a list is meant to be a card: personas have neither cost nor discipline. */
const isCard = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && ('cost' in entry || 'discipline' in entry);

function readPersonas(file: string, entries: readonly unknown[]): CardFileContent {
  const read = entries.map((entry, index) => ({
    place: { file, entry: entryName('persona', index, entry) },
    ...readShape(personaSchema, entry),
  }));
  return {
    ...nothing,
    faults: read.flatMap(faultsAt),
    personas: read.flatMap(shaped),
    readable: { ...nothing.readable, personas: read.flatMap(checkable) },
  };
}

function readSet(file: string, json: unknown): CardFileContent {
  const header = { place: { file }, ...readShape(setSchema, json) };
  const read = entriesOf(json).map((entry, index) => ({
    place: { file, entry: entryName('card', index, entry) },
    position: index + 1,
    ...readShape(cardSchema, entry),
  }));
  const faults = [header, ...read].flatMap(faultsAt);
  const cards = read.flatMap(({ place, position, value: card }) =>
    card ? [{ place, value: { card, position, setId: header.value?.id } }] : [],
  );
  const readable = {
    ...nothing.readable,
    cards: read.flatMap((entry) =>
      checkable(entry).map(({ place, value: card }) => ({
        place,
        value: { card, position: entry.position, setId: header.value?.id },
      })),
    ),
    sets: checkable(header),
  };
  const complete = header.value !== undefined && cards.length === read.length;
  const set = { ...header.value, cards: cards.map(({ value }): Card => value.card) } as CardSetFile;
  return { ...nothing, faults, cards, readable, sets: complete ? [{ place: header.place, value: set }] : [] };
}

function entriesOf(json: unknown): readonly unknown[] {
  const cards = (json as { cards?: unknown } | null)?.cards;
  return Array.isArray(cards) ? cards : [];
}

/** `card 4 "Down the Cellar Steps"`: the position in the file, and the name if there is one. */
function entryName(kind: string, index: number, entry: unknown): string {
  const name = (entry as { name?: unknown } | null)?.name;
  return `${kind} ${index + 1}${typeof name === 'string' ? ` "${name}"` : ''}`;
}

type Read<T> = Shaped<T> & { readonly place: Place };

const faultsAt = ({ place, faults }: { readonly place: Place; readonly faults: readonly FieldFault[] }): Finding[] =>
  faults.map((fieldFault) => ({ ...place, ...fieldFault }));

const checkable = <T>({ place, value, faulty }: Read<T>): Placed<T>[] => {
  const checked = value ?? faulty;
  return checked === undefined ? [] : [{ place, value: checked }];
};

const shaped = <T>({ place, value }: Read<T>): Placed<T>[] => (value === undefined ? [] : [{ place, value }]);
