/** The landing page: what the game is, what is in it, and where to get it. */

import { QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import { Hero } from './Hero.tsx';
import styles from './HomeScreen.module.css';
import { InTheBox } from './InTheBox.tsx';
import { Personas } from './Personas.tsx';
import { Policy } from './Policy.tsx';
import { Turn } from './Turn.tsx';
import { TypePanels } from './TypePanels.tsx';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <InTheBox />
      <Turn />
      <TypePanels />
      <Personas />
      <Policy />
      <Questions />
    </>
  );
}

/** Frequently asked questions. */
function Questions() {
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
