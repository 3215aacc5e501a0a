/** Frequently asked questions. */

import { QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import styles from './Questions.module.css';

export function Questions() {
  return (
    <section
      data-skippable=""
      className={`${layout.wrap} ${layout.section} ${styles.columns}`}
      aria-labelledby="questions"
    >
      <h2 id="questions">Questions and answers</h2>
      <QuestionList page="home" />
    </section>
  );
}
