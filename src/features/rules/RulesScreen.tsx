/** The rulebook (spec section 2, Rules). */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Misprint } from '#ui/misprint/Misprint.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { ContinueReading } from './ContinueReading.tsx';
import { GrowingText } from './GrowingText.tsx';
import { Reader } from './Reader.tsx';
import { ReadingStyleChoice } from './ReadingStyleChoice.tsx';
import styles from './RulesScreen.module.css';

/** @param opens - Whether this visit begins here, rather than coming from another page or back to a position. */
export function RulesScreen({ opens }: { readonly opens: boolean }) {
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <Misprint>Rules</Misprint>
        <p className={text.lead}>Everything you are entitled to, and everything that will be held against you.</p>
        <p className={styles.links}>
          <a href={routes.quickStart.href()}>Quick start, the rules on one page</a>
          <a href={routes.reference.href()}>Reference tables</a>
          <ExternalLink href={siteSettings.rulesVideoUrl} newTab>
            The rules video
          </ExternalLink>
          <a href={routes.cards.href()}>All cards</a>
          <a href={routes.home.href()}>Free print-and-play cards</a>
        </p>
        <ReadingStyleChoice />
        <ContinueReading />
      </header>
      <Reader>
        <GrowingText opens={opens} />
      </Reader>
    </div>
  );
}
