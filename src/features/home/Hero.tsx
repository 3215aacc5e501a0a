/** The hero section: wordmark, tagline, a real card where the two heads overlap, and links. */

import { allCards } from '#search/catalogue.ts';
import { demoHref } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PdfLink } from '#ui/pdf-link/PdfLink.tsx';
import inks from '#ui/poster/inks.module.css';
import { Grain } from '#ui/poster/Poster.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { DemoLink } from './DemoLink.tsx';
import styles from './Hero.module.css';
import { HeroHeads } from './HeroHeads.tsx';
import { HeroWordmark } from './HeroWordmark.tsx';

/** Id of Better Haircut, which has one cost and one short sentence. */
const shownCard = 105;

export function Hero() {
  const card = allCards().find(({ id }) => id === shownCard);
  return (
    <section className={`${inks.press} ${styles.hero}`} data-set={1}>
      <Grain />
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 className={styles.title}>
          <HeroWordmark />
        </h1>
        <p className={styles.tagline}>Exact revenge against your clone</p>
        <div className={styles.figure}>
          <HeroHeads />
          {card && (
            <a className={styles.face} href={routes.card.href(card.set, card.number)}>
              <CardFace card={card} />
            </a>
          )}
        </div>
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
          <a className={buttonClass({ size: 'big' })} href={routes.firstGame.href()}>
            Play the first turn
          </a>
          <PdfLink className={buttonClass({ size: 'big' })} id="demo" href={demoHref('a4')}>
            Print the demo<VisuallyHidden>, PDF</VisuallyHidden>
          </PdfLink>
          <p className={styles.reading}>
            <a className={text.labelLink} href={routes.rules.href()}>
              View Rules
            </a>
            <a className={text.labelLink} href={routes.quickStart.href()}>
              Quick start
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
