/** The text of the rules, rendered from the tree of sections. Screens add tools beside headings and below texts. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import type { Elements } from '#ui/elements.ts';
import { Text } from '#ui/prose/Prose.tsx';
import styles from './Rulebook.module.css';
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

type SectionProps = {
  readonly id: SectionAnchor;
  readonly level: 2 | 3;
  /** Small text above the title, such as "Chapter 8". */
  readonly label?: string;
  /** Beside the heading: a control for its address. */
  readonly tool?: Elements;
  readonly children: Elements;
};

/** A chapter or a part of one: a heading with its own address, its text, and the parts below it. */
function Section({ id, level, label, tool, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={level === 2 ? styles.chapter : styles.part}>
      <div className={styles.heading}>
        <Heading id={id} tabIndex={-1}>
          {label && (
            <>
              <span className={styles.label}>{label}</span>{' '}
            </>
          )}
          <span>{ruleTitles[id]}</span>
        </Heading>
        {tool}
      </div>
      {children}
    </section>
  );
}
