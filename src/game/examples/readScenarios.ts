/**
 * Reads scenario files: interactions of cards, written by hand from the printed
 * texts and the rules. tests/scenarios/README.md describes the notation.
 */

export type Scenario = {
  readonly file: string;
  readonly title: string;
  /** Subjects that the scenario covers: "102", "104 fear", an example, a note, an overlooked rule. */
  readonly covers: readonly string[];
  /** Lines that set up the table. */
  readonly setup: readonly string[];
  /** Decisions as sentences, each group followed by the statements that must then hold. */
  readonly acts: readonly { readonly decisions: readonly string[]; readonly holds: readonly string[] }[];
};

/** Splits lines into sentences, which end with a full stop. A quotation may contain one. */
function sentencesOf(lines: readonly string[]): string[] {
  const text = lines.join(' ');
  return [...text.matchAll(/((?:"[^"]*"|[^."])+)(?:\.|$)/g)].map(([, words = '']) => words.trim()).filter(Boolean);
}

/** The scenarios of a file, separated by blank lines. */
export function readScenarios(file: string, text: string): Scenario[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('//'))
    .map((block) => readScenario(file, block));
}

function readScenario(file: string, block: string): Scenario {
  const [heading = '', ...lines] = block.split('\n').map((line) => line.trim());
  const [title = '', covers = ''] = heading.split(/\s+covers: /);
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === '-') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  const [setup = [], ...rest] = parts;
  const acts = [];
  for (let part = 0; part < rest.length; part += 2)
    acts.push({ decisions: sentencesOf(rest[part] ?? []), holds: sentencesOf(rest[part + 1] ?? []) });
  return { file, title, covers: covers.split(', ').filter(Boolean), setup, acts };
}
