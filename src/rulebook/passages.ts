/**
 * The rulebook as passages to be searched, read off the same tree that is shown,
 * so that no text is kept or sent twice. Needs no page: the parts of the text
 * are plain functions, and those that are not are looked through.
 */

import { personas } from 'virtual:personas';
import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { overlookedAnchor, parseAnchor, type RuleAnchor, termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { modules } from '#game/glossary/modules.ts';
import { toldInChapters } from '#game/glossary/overlookedRules.ts';
import type { PassageKind, RulePassage } from '#game/glossary/passage.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { routes } from '#site/routes.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Aside } from '#ui/prose/Aside.tsx';
import { Example } from '#ui/prose/Example.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { Figure } from './figures/Figure.tsx';
import { chapters, type RuleSection } from './sections.ts';

type Texts = Map<RuleAnchor, string>;
type AnyProps = {
  readonly id?: unknown;
  readonly text?: unknown;
  readonly situation?: ReactNode;
  readonly children?: ReactNode;
  readonly lesson?: ReactNode;
};

/** Between the cells of a row. */
const cellEnd = ' · ';
const lines = new Set(['p', 'li', 'dt', 'dd', 'tr', 'caption', 'figcaption', 'div', 'article', 'h4']);
const cells = new Set(['th', 'td']);

/** Side boxes, asides and examples have addresses of their own. */
const boxes: readonly unknown[] = [Aside, SaveYourBrain, Example];
/** What pictures show stands in the text beside them. */
const silent: readonly unknown[] = [Figure, VisuallyHidden];

/** Addresses whose text is a link to the rule. */
const leadsOn: ReadonlySet<RuleAnchor> = new Set(toldInChapters.map(({ number }) => overlookedAnchor(number)));

/** Every passage of the book, in reading order. */
export function rulePassages(): RulePassage[] {
  return chapters.flatMap((chapter) => [
    ...passagesOf(chapter, ruleTitles[chapter.id]),
    ...chapter.parts.flatMap((part) => passagesOf(part, `${ruleTitles[chapter.id]} – ${ruleTitles[part.id]}`)),
  ]);
}

function passagesOf({ id, Body }: RuleSection, place: string): RulePassage[] {
  const texts: Texts = new Map([[id, '']]);
  gather(render(Body, {}), id, texts);
  return [...texts]
    .filter(([anchor]) => !leadsOn.has(anchor))
    .map(([anchor, text]) => ({
      id: anchor,
      href: routes.rules.href(anchor),
      kind: kindOf(anchor),
      title: titleOf(anchor),
      place,
      text: tidyLines(text),
    }));
}

/** Adds what a node says to the text of the address it stands under. */
function gather(node: ReactNode, anchor: RuleAnchor, texts: Texts): void {
  const write = (words: string) => texts.set(anchor, (texts.get(anchor) ?? '') + words);
  if (typeof node === 'string' || typeof node === 'number') write(String(node));
  else if (Array.isArray(node)) for (const child of node) gather(child, anchor, texts);
  else if (isValidElement<AnyProps>(node)) gatherElement(node, anchor, texts, write);
}

function gatherElement(
  element: ReactElement<AnyProps>,
  anchor: RuleAnchor,
  texts: Texts,
  write: (words: string) => void,
) {
  const { type, props } = element;
  if (silent.includes(type)) return;
  if (type === RichText) return write(String(props.text));
  // Knows whether there is a network, and says the same either way.
  if (type === ExternalLink) return gather(props.children, anchor, texts);
  const hasAddress = boxes.includes(type) || typeof type === 'string';
  const own = (hasAddress && typeof props.id === 'string' ? parseAnchor(props.id) : undefined) ?? anchor;
  if (typeof type === 'function' && !boxes.includes(type)) {
    return gather(render(type as ComponentType<AnyProps>, props), anchor, texts);
  }
  for (const part of [props.situation, props.children, props.lesson]) {
    if (part === undefined) continue;
    gather(part, own, texts);
    if (boxes.includes(type)) texts.set(own, `${texts.get(own) ?? ''}\n`);
  }
  if (typeof type === 'string' && lines.has(type)) texts.set(own, `${texts.get(own) ?? ''}\n`);
  if (typeof type === 'string' && cells.has(type)) write(cellEnd);
}

/** The parts of the text are functions of their props and nothing else. */
const render = (part: ComponentType<AnyProps>, props: AnyProps): ReactNode =>
  (part as (props: AnyProps) => ReactNode)(props);

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
]);

function titleOf(anchor: RuleAnchor): string {
  if (anchor in ruleTitles) return ruleTitles[anchor as keyof typeof ruleTitles];
  return otherTitles.get(anchor) ?? `Easily-overlooked rule ${anchor.replace(/\D+/g, '')}`;
}
