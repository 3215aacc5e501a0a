/** The text of the rules with its tools, as much of it as is there yet. */

import { useState } from 'react';
import { type SectionAnchor, sectionAnchors } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Rulebook } from '#rulebook/Rulebook.tsx';
import { CardsUsing } from './CardsUsing.tsx';
import { ChangedSection } from './ChangedSection.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import styles from './GrowingText.module.css';
import { HoldStill } from './HoldStill.tsx';
import { isOpenEnded, isWithin } from './textRange.ts';
import { useGrowingText } from './useGrowingText.ts';

/** @param opens - Whether the visit begins at the top or at a fragment of this page. */
export function GrowingText({ opens }: { readonly opens: boolean }) {
  const range = useGrowingText(opens);
  const [beginning] = useState(sectionAnchors[range.start] ?? sectionAnchors[0]);
  return (
    <>
      <HoldStill id={beginning}>
        <Rulebook headingTool={besideHeading} foot={cardsUsing} isThere={(id) => isWithin(range, id)} />
      </HoldStill>
      {isOpenEnded(range) && <div className={styles.rest} />}
    </>
  );
}

const besideHeading = (id: SectionAnchor) => (
  <>
    <ChangedSection id={id} />
    <CopyLinkButton id={id} name={ruleTitles[id]} />
  </>
);

const cardsUsing = (id: SectionAnchor) => <CardsUsing anchor={id} />;
