/** The text of the rules, rendered from the tree of sections. Screens add tools beside headings and below texts. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import type { Elements } from '#ui/elements.ts';
import { Text } from '#ui/prose/Prose.tsx';
import { Section } from '#ui/prose/Section.tsx';
import { chapters, type RuleSection } from './sections.ts';

type Addition = (id: SectionAnchor) => Elements;

type Props = {
  readonly headingTool?: Addition;
  /** Content below the text of a section, before its parts. */
  readonly foot?: Addition;
};

export function Rulebook({ headingTool, foot }: Props) {
  const text = ({ id, Body }: RuleSection) => (
    <Text isSkippable>
      <Body />
      {foot?.(id)}
    </Text>
  );
  return chapters.map((chapter, index) => (
    <Section key={chapter.id} id={chapter.id} level={2} label={`Chapter ${index + 1}`} tool={headingTool?.(chapter.id)}>
      {text(chapter)}
      {chapter.parts.map((part) => (
        <Section key={part.id} id={part.id} level={3} tool={headingTool?.(part.id)}>
          {text(part)}
        </Section>
      ))}
    </Section>
  ));
}
