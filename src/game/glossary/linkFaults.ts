/** Faults that fail the build: a glossary term without a section, and a broken link in the rules kept as data. */

import { parseAnchor } from './anchors.ts';
import { glossaryInOrder } from './glossary.ts';
import { modules } from './modules.ts';
import { overlookedRules, rulesInChapters } from './overlookedRules.ts';
import { parseRuleText } from './ruleText.ts';

/** Every fault as a sentence; empty if there is none. */
export function linkFaults(): string[] {
  const texts = [
    ...glossaryInOrder.flatMap(({ term, definition }) => [term, definition]),
    ...overlookedRules.map(({ text }) => text),
    ...modules.flatMap(({ rules }) => rules),
  ];
  return [
    ...glossaryInOrder.filter(({ see }) => see.length === 0).map(({ term }) => `The term "${term}" has no section.`),
    ...[...glossaryInOrder.flatMap(({ see }) => see), ...[...overlookedRules, ...rulesInChapters].map(({ see }) => see)]
      .filter((anchor) => parseAnchor(anchor) === undefined)
      .map((anchor) => `A rule refers to #${anchor}, which is not there.`),
    ...texts.flatMap(faultOf),
  ];
}

function faultOf(text: string): string[] {
  try {
    parseRuleText(text);
    return [];
  } catch (fault) {
    return [String(fault)];
  }
}
