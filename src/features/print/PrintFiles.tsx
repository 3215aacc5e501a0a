/** The files to print: contents, size, and whether each is stored on this device. */

import { type ReactNode, useEffect, useState } from 'react';
import { loadPrintFiles } from '#offline/printFiles.ts';
import { cardSets } from '#search/catalogue.ts';
import { type PrintEdition, paperSizes, papers, printProducts } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { classNames } from '#ui/classNames.ts';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { PrintFile } from './PrintFile.tsx';
import styles from './PrintFiles.module.css';

type Props = {
  /** Class that hides this until the query in the address is read. */
  readonly unread?: string | undefined;
  /** Report of the ignored parts of the address. */
  readonly ignored: ReactNode;
};

export function PrintFiles({ unread, ignored }: Props) {
  const [edition, setEdition] = useState<PrintEdition>({ paper: 'a4', tone: 'colour', backs: false });
  const [demo, ...others] = printProducts(cardSets);
  const choose = (chosen: Partial<PrintEdition>) => setEdition({ ...edition, ...chosen });

  useEffect(() => {
    // Checks again on return, because a file that was opened in between is stored now.
    const look = () => void loadPrintFiles();
    look();
    window.addEventListener('pageshow', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
    };
  }, []);

  return (
    <div className={classNames(layout.wrap, unread)}>
      <header className={layout.pageHead}>
        <PageTitle>Print and play</PageTitle>
        <p className={text.lead}>
          The whole game as files, nine cards to a page. Scissors are not included, and should be counted afterwards.
        </p>
        <p>
          <a href={routes.quickStart.href()}>Quick start, the rules on one page</a>, or{' '}
          <a href={routes.firstGame.href()}>play the first turn</a> here and print the rest.
        </p>
        {ignored}
      </header>
      {demo && <PrintFile product={demo} edition={edition} />}
      <form className={styles.choices} aria-label="Edition" onSubmit={(event) => event.preventDefault()}>
        <ChoiceGroup legend="Paper">
          {papers.map((paper) => (
            <Choice
              key={paper}
              type="radio"
              name="paper"
              checked={edition.paper === paper}
              onChange={() => choose({ paper })}
            >
              {paperSizes[paper].name}
            </Choice>
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend="Ink">
          <Choice
            type="radio"
            name="tone"
            checked={edition.tone === 'colour'}
            onChange={() => choose({ tone: 'colour' })}
          >
            Colour
          </Choice>
          <Choice type="radio" name="tone" checked={edition.tone === 'grey'} onChange={() => choose({ tone: 'grey' })}>
            Grey, on white
          </Choice>
        </ChoiceGroup>
        <ChoiceGroup legend="Reverse">
          <Choice type="checkbox" checked={edition.backs} onChange={() => choose({ backs: !edition.backs })}>
            With backs
          </Choice>
        </ChoiceGroup>
      </form>
      <noscript>
        <p className={text.note}>Without JavaScript the files are offered in colour, for A4, without backs.</p>
      </noscript>
      <ul className={styles.files}>
        {others.map((product) => (
          <li key={product.id}>
            <PrintFile product={product} edition={edition} />
          </li>
        ))}
      </ul>
      <div className={`${text.prose} ${styles.advice}`}>
        <h2>How to print them</h2>
        <ol>
          <li>Print at 100 per cent, “actual size”, without fitting to the page. A card is then 63 by 88 mm.</li>
          <li>For backs, print on both sides and turn along the long edge.</li>
          <li>Cut along the marks. The 3 mm bleed keeps a crooked cut from leaving a white edge.</li>
        </ol>
        <h2>Take it along without printing</h2>
        <p>
          The <a href={`${routes.ready.href()}#take-along`}>pocket edition</a> is one file with rules, cards and search,
          for any device.
        </p>
        <h2>Print some of it</h2>
        <p>
          Filter the <a href={routes.cards.href()}>cards</a> or <a href={routes.advancedSearch.href()}>search</a> for
          some, and choose “Print these cards”. Those sheets are made on your device and need no network.
        </p>
        <p>
          Everything may be printed, shared and changed under CC BY-NC-SA 4.0; whose work it is stands on every sheet
          and under <a href={routes.credits.href()}>Credits</a>.
        </p>
      </div>
    </div>
  );
}
