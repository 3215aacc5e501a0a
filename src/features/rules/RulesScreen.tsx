/** The rulebook (spec section 2, Rules). */

import type { SectionAnchor } from '#domain/rulebook/anchors.ts';
import { ruleTitles } from '#domain/rulebook/titles.ts';
import { Rulebook } from '#rulebook/Rulebook.tsx';
import { Misprint } from '#ui/misprint/Misprint.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { ContinueReading } from './ContinueReading.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { Reader } from './Reader.tsx';

export function RulesScreen() {
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <Misprint>Rules</Misprint>
        <p className={text.lead}>Everything you are entitled to, and everything that will be held against you.</p>
        <ContinueReading />
      </header>
      <Reader>
        <Rulebook headingTool={copyLink} />
      </Reader>
    </div>
  );
}

const copyLink = (id: SectionAnchor) => <CopyLinkButton id={id} name={ruleTitles[id]} />;
