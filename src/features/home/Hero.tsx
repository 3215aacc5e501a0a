/** The hero section: what the game is, what is special about it, and four ways to continue. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import inks from '#ui/poster/inks.module.css';
import { Grain } from '#ui/poster/Poster.tsx';
import layout from '#ui/styles/layout.module.css';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { DemoLink } from './DemoLink.tsx';
import styles from './Hero.module.css';
import { HeroHeads } from './HeroHeads.tsx';
import { HeroWordmark } from './HeroWordmark.tsx';
import { Hook } from './Hook.tsx';

const { minClones, maxClones, shortestGame, longestGame } = gameConstants;
const { minAge, price } = siteSettings;

const inOneLine = [
  `A card game for ${minClones} to ${maxClones} clones of the same person.`,
  `${shortestGame} to ${longestGame} minutes.`.replaceAll(' ', '\u00A0'),
  minAge && `Ages ${minAge} and over.`,
  `Print the demo or the whole game free, or buy the box${price && ` for ${price}`}.`,
];

export function Hero() {
  useRootAttribute('flashes', 'top');
  return (
    <section className={`${inks.press} ${styles.hero}`} data-set={1}>
      <Grain />
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 className={styles.title}>
          <HeroWordmark />
        </h1>
        <p className={styles.tagline}>Exact revenge against your clone</p>
        <p className={styles.line}>{inOneLine.filter(Boolean).join(' ')}</p>
        <div className={styles.figure}>
          <HeroHeads />
          <Hook />
        </div>
        <div className={styles.ways}>
          <ExternalLink href={siteSettings.storeUrl} newTab bare className={buttonClass({ look: 'primary' })}>
            Buy Now
          </ExternalLink>
          <DemoLink />
          <a className={buttonClass()} href={routes.firstGame.href()}>
            Play the first turn
          </a>
          <a className={buttonClass()} href={routes.rules.href()}>
            View Rules
          </a>
        </div>
      </div>
    </section>
  );
}
