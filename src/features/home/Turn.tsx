/** How a turn goes, in four pictures. */

import type { ReactNode } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { counted } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import inks from '#ui/poster/inks.module.css';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './Turn.module.css';
import { FearedCard, PlayedCard, TakenIdea, TwoTicks } from './turnPictures.tsx';

const { ticksPerTurn, takeTicks, afraidAt, deadAt } = gameConstants;

type TurnPart = { readonly name: string; readonly picture: ReactNode; readonly words: string };

const steps: readonly TurnPart[] = [
  {
    name: `Get ${inWords(ticksPerTurn)} ticks`,
    picture: <TwoTicks />,
    words: 'Ticks are time to act. You must spend them all.',
  },
  {
    name: 'Take an idea',
    picture: <TakenIdea />,
    words: `For ${counted(takeTicks, 'tick')}, from the row that all of you share, before another of you does.`,
  },
  {
    name: 'Play it',
    picture: <PlayedCard />,
    words: 'Attack another clone, or keep a state. You pay with ticks, with ideas, and with yourself.',
  },
  {
    name: 'Get hurt, get worse',
    picture: <FearedCard />,
    words: `At ${afraidAt} or less you are afraid: you may use the dark half of your cards. At ${deadAt} you are dead.`,
  },
];

export function Turn() {
  return (
    <section data-skippable="" className={`${layout.wrap} ${layout.section}`} aria-labelledby="a-turn">
      <h2 className={styles.title} id="a-turn">
        How a turn goes
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, picture, words }) => (
          <li key={name} className={styles.step}>
            <div className={`${inks.press} ${styles.picture}`}>{picture}</div>
            <h3 className={styles.name}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <a className={text.labelLink} href={routes.quickStart.href()}>
          Quick start, the rules on one page
        </a>
        <a className={text.labelLink} href={routes.rules.href('on-your-turn')}>
          The whole turn, in the rules
        </a>
      </p>
    </section>
  );
}
