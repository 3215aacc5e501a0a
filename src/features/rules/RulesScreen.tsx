/** The rulebook: its title and links, and the text with the reader's tools. */

import { useEffect } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Rulebook } from '#rulebook/Rulebook.tsx';
import { chapters } from '#rulebook/sections.ts';
import { cardsOfRule } from '#search/rules/cardRules.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { earlierPosition, recallReadingPosition } from '#storage/reading/readingPositionStore.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { CopyLinkButton } from '#ui/rule-popover/CopyLinkButton.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { ChangedSection } from './Contents.tsx';
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

/** The cards that use the rule of a section, in a closed details element. */
function CardsUsing({ anchor }: { anchor: SectionAnchor }) {
  const cards = cardsOfRule(anchor);
  if (cards.length === 0) return null;
  return (
    <details className={styles.cards}>
      <summary className={styles.cardsSummary}>{`Cards that use this: ${cards.length}`}</summary>
      <ul className={styles.cardsList}>
        {cards.map(({ id, set, number, name }) => (
          <li key={id}>
            <a href={routes.card.href(set, number)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** At the first section there is nothing to continue. */
const beginning: SectionAnchor | undefined = chapters[0]?.id;

/** A link to the section where the last visit stopped. Its line is reserved, to avoid layout shift. */
function ContinueReading() {
  const earlier = useStore(earlierPosition, () => undefined);
  useEffect(() => void recallReadingPosition(), []);
  return (
    <p className={styles.continue}>
      {earlier && earlier !== beginning && (
        <a className={styles.continueLink} href={`#${earlier}`}>
          {`Continue at ${ruleTitles[earlier]}`}
        </a>
      )}
    </p>
  );
}
