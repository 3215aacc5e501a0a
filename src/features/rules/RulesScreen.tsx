/** The rulebook: its title and links, and the text with the reader's tools. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Rulebook } from '#rulebook/Rulebook.tsx';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { CopyLinkButton } from '#ui/rule-popover/CopyLinkButton.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { CardsUsing } from './CardsUsing.tsx';
import { ChangedSection } from './Contents.tsx';
import { ContinueReading } from './ContinueReading.tsx';
import { Reader } from './Reader.tsx';
import styles from './RulesScreen.module.css';

export function RulesScreen() {
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Rules</PageTitle>
        <p className={text.lead}>Everything you are entitled to, and everything that will be held against you.</p>
        <p className={styles.links}>
          <a href={routes.quickStart.href()}>Quick start, the rules on one page</a>
          <a href={routes.reference.href()}>Reference tables</a>
          <ExternalLink href={siteSettings.rulesVideoUrl} newTab>
            The rules video
          </ExternalLink>
          <a href={routes.cards.href()}>All cards</a>
          <a href={routes.home.href('demo')}>Free print-and-play cards</a>
        </p>
        <ContinueReading />
      </header>
      <Reader>
        <Rulebook headingTool={besideHeading} foot={cardsUsing} />
      </Reader>
    </div>
  );
}

const besideHeading = (id: SectionAnchor) => (
  <>
    <ChangedSection id={id} />
    <CopyLinkButton id={id} name={ruleTitles[id]} />
  </>
);

const cardsUsing = (id: SectionAnchor) => <CardsUsing anchor={id} />;
