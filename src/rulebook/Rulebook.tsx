/** The text, made from the tree of sections. What stands beside a heading is the reader's business. */

import { memo, type ReactNode } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { Section } from '#ui/prose/Section.tsx';
import { Text } from '#ui/prose/Text.tsx';
import { chapters, type RuleSection } from './sections.ts';

type Beside = (id: SectionAnchor) => ReactNode;

type Props = {
  readonly headingTool?: Beside;
  /** Stands below the text of a section, before its parts. */
  readonly foot?: Beside;
  /** Which sections are there; all of them where nothing is said. */
  readonly isThere?: (id: SectionAnchor) => boolean;
};

const everywhere = () => true;

export function Rulebook({ headingTool, foot, isThere = everywhere }: Props) {
  return chapters.map(({ id, Body, parts }, index) => {
    const begins = isThere(id);
    const there = parts.filter((part) => isThere(part.id));
    if (!begins && there.length === 0) return null;
    return (
      <Section key={id} id={id} level={2} label={`Chapter ${index + 1}`} tool={headingTool?.(id)} isCut={!begins}>
        {begins && <Words id={id} Body={Body} foot={foot} />}
        {there.map((part) => (
          <Part key={part.id} id={part.id} Body={part.Body} headingTool={headingTool} foot={foot} />
        ))}
      </Section>
    );
  });
}

type WordsProps = Pick<RuleSection, 'id' | 'Body'> & { readonly foot: Beside | undefined };

/** Rendered once, however much of the text joins it. */
const Words = memo(function Words({ id, Body, foot }: WordsProps) {
  return (
    <Text>
      <Body />
      {foot?.(id)}
    </Text>
  );
});

const Part = memo(function Part({ headingTool, ...words }: WordsProps & { readonly headingTool: Beside | undefined }) {
  return (
    <Section id={words.id} level={3} tool={headingTool?.(words.id)}>
      <Words {...words} />
    </Section>
  );
});
