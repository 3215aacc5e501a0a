/** The whole text, made from the tree of sections. What stands beside a heading is the reader's business. */

import type { ReactNode } from 'react';
import type { SectionAnchor } from '#domain/rulebook/anchors.ts';
import { Section } from '#ui/prose/Section.tsx';
import { Text } from '#ui/prose/Text.tsx';
import { chapters } from './sections.ts';

type Props = {
  readonly headingTool?: (id: SectionAnchor) => ReactNode;
  /** Stands below the text of a section, before its parts. */
  readonly foot?: (id: SectionAnchor) => ReactNode;
};

export function Rulebook({ headingTool, foot }: Props) {
  return chapters.map(({ id, Body, parts }, index) => (
    <Section key={id} id={id} level={2} label={`Chapter ${index + 1}`} tool={headingTool?.(id)}>
      <Text>
        <Body />
        {foot?.(id)}
      </Text>
      {parts.map((part) => (
        <Section key={part.id} id={part.id} level={3} tool={headingTool?.(part.id)}>
          <Text>
            <part.Body />
            {foot?.(part.id)}
          </Text>
        </Section>
      ))}
    </Section>
  ));
}
