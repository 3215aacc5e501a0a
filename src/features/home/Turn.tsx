/** The course of a turn in three pictures. */

import type { ReactNode } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { routes } from '#site/routes.ts';
import inks from '#ui/poster/inks.module.css';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './Turn.module.css';
import { FourThoughts, TakenIdea, TwoTicks } from './turnPictures.tsx';

const { ticksPerTurn, thoughtLimit } = gameConstants;

type Phase = { readonly name: string; readonly picture: ReactNode; readonly words: string };

const phases: readonly Phase[] = [
  {
    name: `Gain ${inWords(ticksPerTurn)} ticks`,
    picture: <TwoTicks />,
    words: 'Time, to be billed to the mind you share. Whatever you had arranged for this moment happens first.',
  },
  {
    name: 'Spend them',
    picture: <TakenIdea />,
    words:
      'Take an idea before somebody with your face does, play one you took earlier, or use what you have become. You may not stop while a tick is left.',
  },
  {
    name: `Keep ${inWords(thoughtLimit)} thoughts`,
    picture: <FourThoughts />,
    words: 'Forget the rest. It is now the turn of the next clone, who has been thinking the same thing.',
  },
];

export function Turn() {
  return (
    <section data-skippable="" className={`${layout.wrap} ${layout.section}`} aria-labelledby="a-turn">
      <h2 className={styles.title} id="a-turn">
        A turn, in three pictures
      </h2>
      <ol className={styles.phases}>
        {phases.map(({ name, picture, words }) => (
          <li key={name} className={styles.phase}>
            <div className={`${inks.press} ${styles.picture}`}>{picture}</div>
            <h3 className={styles.name}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <a className={text.labelLink} href={routes.quickStart.href()}>
          Quick start, the rules on one page
        </a>{' '}
        <a className={text.labelLink} href={routes.rules.href('on-your-turn')}>
          The whole turn, in the rules
        </a>
      </p>
    </section>
  );
}
