/** The cover: wordmark, tagline, two heads with one mind, and the three ways on. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import inks from '#ui/poster/inks.module.css';
import { Grain } from '#ui/poster/Poster.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { DemoLink } from './DemoLink.tsx';
import styles from './Hero.module.css';
import { HeroHeads } from './HeroHeads.tsx';
import { HeroWordmark } from './HeroWordmark.tsx';

export function Hero() {
  return (
    <section className={`${inks.press} ${styles.hero}`} data-set={1}>
      <Grain />
      <HeroHeads />
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 className={styles.title}>
          <HeroWordmark />
        </h1>
        <p className={styles.tagline}>Exact revenge against your clone</p>
        <div className={styles.ways}>
          <ExternalLink
            href={siteSettings.storeUrl}
            newTab
            bare
            className={buttonClass({ look: 'primary', size: 'big' })}
          >
            Buy Now
          </ExternalLink>
          <DemoLink />
          <a className={text.labelLink} href={routes.firstGame.href()}>
            Play the first turn
          </a>
          <a className={text.labelLink} href={routes.rules.href()}>
            View Rules
          </a>
        </div>
      </div>
    </section>
  );
}
