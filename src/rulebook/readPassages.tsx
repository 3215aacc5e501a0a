/**
 * Renders the rulebook and extracts its passages, with which the rules are searched and compared.
 * Runs in the build only (`scripts/build/rulePassagesPlugin.ts`).
 */

import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { personas } from '#game/generated/personas.ts';
import { overlookedAnchor, parseAnchor, type RuleAnchor, termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { modules } from '#game/glossary/modules.ts';
import { overlookedRules } from '#game/glossary/overlookedRules.ts';
import type { PassageKind, RulebookPassage, RuleQuestions } from '#game/glossary/passage.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { chapters1to6 } from './questions/chapters1to6.ts';
import { chapters7to9 } from './questions/chapters7to9.ts';
import { glossaryQuestions } from './questions/glossary.ts';
import { reference } from './questions/reference.ts';
import { chapters, type RuleSection } from './sections.ts';

/** Titles and synonyms are separate fields; the text also says what figures show; links contain no rules. */
const leftOut = 'summary, button, [id$="-title"], figure, .hidden, [data-unsearched]';
/** The opening sentence of a section is not a rule; it is omitted if the section has rules. */
const opening = '.lead';
const lines = 'p, li, dt, dd, tr, caption, div, article, h4';
const cells = 'th, td';
const betweenCells = ' · ';

/** Every passage of the rulebook, in reading order. */
export function readPassages(): RulebookPassage[] {
  return chapters.flatMap((chapter) => [
    ...passagesOf(chapter, ruleTitles[chapter.id]),
    ...chapter.parts.flatMap((part) => passagesOf(part, `${ruleTitles[chapter.id]} – ${ruleTitles[part.id]}`)),
  ]);
}

function passagesOf({ id: section, Body }: RuleSection, place: string): RulebookPassage[] {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(<Body />);
  for (const element of document.querySelectorAll(leftOut)) element.remove();
  for (const cell of document.querySelectorAll(cells)) cell.append(betweenCells);
  for (const line of document.querySelectorAll(lines)) line.append('\n');

  const passage = (id: RuleAnchor, text: string): RulebookPassage => ({
    id,
    section,
    kind: kindOf(id),
    title: titleOf(id),
    place,
    text: tidyLines(text),
    ...(questions[id] && { questions: questions[id] }),
  });
  const inner = [...document.querySelectorAll('[id]')].flatMap((element) => {
    const anchor = parseAnchor(element.id);
    if (anchor === undefined) return [];
    // The anchor of an example is on its heading, but stands for the whole example.
    const whole = element.tagName === 'H4' ? (element.parentElement ?? element) : element;
    if (whole !== element) element.remove();
    whole.remove();
    return [passage(anchor, whole.textContent)];
  });
  const rule = document.body.textContent;
  for (const lead of document.querySelectorAll(opening)) lead.remove();
  return [passage(section, document.body.textContent.trim() === '' ? rule : document.body.textContent), ...inner];
}

const tidyLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(/ ·$/, ''))
    .filter((line) => line !== '')
    .join('\n');

const kinds: readonly (readonly [start: string, kind: PassageKind])[] = [
  ['aside-', 'aside'],
  ['save-your-brain-', 'side box'],
  ['example-', 'example'],
  ['module-', 'module'],
  ['persona-', 'persona'],
  ['glossary-', 'term'],
  ['overlooked-', 'overlooked rule'],
];

const kindOf = (anchor: RuleAnchor): PassageKind => kinds.find(([start]) => anchor.startsWith(start))?.[1] ?? 'rule';

const otherTitles: ReadonlyMap<string, string> = new Map([
  ...glossaryInOrder.map(({ id, term }) => [termAnchor(id), wordsOfTerm(term)] as const),
  ...modules.map(({ anchor, title }) => [anchor, title] as const),
  ...personas.map(({ slug, name }) => [`persona-${slug}`, name] as const),
  // As the page numbers them; the numbers of their anchors have gaps.
  ...overlookedRules.map(
    ({ number }, index) => [overlookedAnchor(number), `Easily-overlooked rule ${index + 1}`] as const,
  ),
]);

const titleOf = (anchor: RuleAnchor): string =>
  anchor in ruleTitles ? ruleTitles[anchor as keyof typeof ruleTitles] : (otherTitles.get(anchor) ?? '');

/** The questions that each rule answers, as players ask them. The search finds the rule by them. */
const questions: RuleQuestions = { ...chapters1to6, ...chapters7to9, ...reference, ...glossaryQuestions };
