/** The questions of a page with their answers, folded. Each has its id as an address. */

import type { ReactNode } from 'react';
import { questionsOn } from '#site/about/about.ts';
import type { AboutPassage, QuestionsPage } from '#site/about/aboutPassage.ts';
import { Icon } from '../icon/Icon.tsx';
import { ExternalLink } from '../link/ExternalLink.tsx';
import styles from './QuestionList.module.css';

export function QuestionList({ page }: { readonly page: QuestionsPage }) {
  return (
    <div className={styles.list}>
      {questionsOn(page).map(({ id, question, answer, link }) => (
        <FoldedText key={id} id={id} title={question}>
          <span>{answer}</span> {link && <FurtherLink {...link} />}
        </FoldedText>
      ))}
    </div>
  );
}

type FoldedProps = { readonly id?: string; readonly title: string; readonly children: ReactNode };

/** A paragraph that opens under its title. */
export const FoldedText = ({ id, title, children }: FoldedProps) => (
  <details id={id} className={styles.entry}>
    <summary className={styles.question}>
      <span>{title}</span>
      <Icon name="chevron-down" />
    </summary>
    <p className={styles.answer}>{children}</p>
  </details>
);

const FurtherLink = ({ text, href }: NonNullable<AboutPassage['link']>) =>
  href.startsWith('https:') ? (
    <ExternalLink href={href} newTab>
      {text}
    </ExternalLink>
  ) : (
    <a href={href}>{text}</a>
  );
