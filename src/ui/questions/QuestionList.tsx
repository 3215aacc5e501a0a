/** The questions of a page with their answers, folded. Each has its id as an address. */

import { questionsOn } from '#site/about/about.ts';
import type { AboutPassage, QuestionsPage } from '#site/about/aboutPassage.ts';
import { Icon } from '../icon/Icon.tsx';
import { ExternalLink } from '../link/ExternalLink.tsx';
import styles from './QuestionList.module.css';

export function QuestionList({ page }: { readonly page: QuestionsPage }) {
  return (
    <div className={styles.list}>
      {questionsOn(page).map(({ id, question, answer, link }) => (
        <details key={id} id={id} className={styles.entry}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron-down" />
          </summary>
          <p className={styles.answer}>
            <span>{answer}</span> {link && <FurtherLink {...link} />}
          </p>
        </details>
      ))}
    </div>
  );
}

const FurtherLink = ({ text, href }: NonNullable<AboutPassage['link']>) =>
  href.startsWith('https:') ? (
    <ExternalLink href={href} newTab>
      {text}
    </ExternalLink>
  ) : (
    <a href={href}>{text}</a>
  );
