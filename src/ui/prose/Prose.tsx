/** The parts of running text: paragraphs, and links to terms, rules and cards. */

import type { ReactNode } from 'react';
import { type RuleAnchor, type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { routes } from '#site/routes.ts';
import { RichText } from '../symbol/RichText.tsx';
import styles from './prose.module.css';

type TextProps = {
  /** Whether the text is laid out only near the viewport at first (`ui/styles/base.css`). */
  readonly isSkippable?: boolean;
  readonly children: ReactNode;
};

/** Paragraphs, lists and definitions. */
export function Text({ isSkippable = false, children }: TextProps) {
  return (
    <div className={styles.text} data-skippable={isSkippable ? '' : undefined}>
      {children}
    </div>
  );
}

/** The first sentence of a section, which is not a rule. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

type TermProps = { readonly id: TermId; readonly children?: ReactNode };

/** A link to a term of the glossary; without children it shows the term itself. */
export function Term({ id, children = id.replaceAll('-', ' ') }: TermProps) {
  return (
    <a href={routes.rules.href(termAnchor(id))} className={styles.term}>
      {children}
    </a>
  );
}

type RuleLinkProps = { readonly to: RuleAnchor; readonly children: ReactNode };

/** A link to a rule; an unknown anchor is a compile error. */
export function RuleLink({ to, children }: RuleLinkProps) {
  return <a href={routes.rules.href(to)}>{children}</a>;
}

type CardNameProps = { readonly set: number; readonly number: number; readonly children: string };

/** The name of a card as a link to its page. A test of the rulebook checks the name. */
export function CardName({ set, number, children }: CardNameProps) {
  return (
    <a href={routes.card.href(set, number)} className={styles.card}>
      {children}
    </a>
  );
}

/** Symbols by their tokens, with a number before them: `<Sym of="2 {TC}" />`. */
export function Sym({ of }: { of: string }) {
  return <RichText text={of} />;
}
