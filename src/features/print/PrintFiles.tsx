/** Print it right the first time: what, how, a test of the printer, one red button, and the list of all files. */

import { useEffect, useState } from 'react';
import { loadPrintFiles } from '#offline/printFiles.ts';
import { cardSets } from '#search/catalogue.ts';
import { printProducts } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/elements.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { GetPdf } from './GetPdf.tsx';
import { PaperAndBacks } from './PaperAndBacks.tsx';
import { PrinterTest, usePrinterOffset } from './PrinterTest.tsx';
import { PrintFile } from './PrintFile.tsx';
import styles from './PrintFiles.module.css';
import stepStyles from './PrintSteps.module.css';
import { defaultOptions, productJob } from './printJob.ts';
import { WhatToPrint } from './WhatToPrint.tsx';

type Props = {
  /** Class that hides this until the query in the address is read. */
  readonly awaitsQuery?: string | undefined;
  /** Report of the ignored parts of the address. */
  readonly ignored: Elements;
};

export function PrintFiles({ awaitsQuery, ignored }: Props) {
  const [options, setOptions] = useState(defaultOptions);
  const [chosen, setChosen] = useState('demo');
  const offset = usePrinterOffset();
  const products = printProducts(cardSets);
  const product = products.find(({ id }) => id === chosen);

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
    <div className={classNames(layout.wrap, awaitsQuery)}>
      <header className={layout.pageHead}>
        <PageTitle>Print it right the first time</PageTitle>
        {ignored}
      </header>
      <form aria-label="Print" onSubmit={(event) => event.preventDefault()}>
        <div className={stepStyles.steps}>
          <WhatToPrint chosen={chosen} onChange={setChosen} />
          <PaperAndBacks options={options} onChange={setOptions} />
          <PrinterTest paper={options.paper} />
        </div>
        {product && <GetPdf job={productJob(product)} options={options} offset={offset} />}
      </form>
      <noscript>
        <p className={text.note}>Without JavaScript the files are offered in colour, for A4, without backs.</p>
      </noscript>
      <details className={styles.all}>
        <summary className={styles.summary}>{`All files (${products.length})`}</summary>
        <ul className={styles.files}>
          {products.map((each) => (
            <li key={each.id}>
              <PrintFile product={each} variant={options} />
            </li>
          ))}
        </ul>
      </details>
      <PrintAdvice />
    </div>
  );
}

/** How to print and cut, and what else can be printed. */
const PrintAdvice = () => (
  <div className={`${text.prose} ${styles.advice}`}>
    <h2>How to print them</h2>
    <ol>
      <li>Print at 100 per cent, “actual size”, without fitting to the page. A card is then 63 by 88 mm.</li>
      <li>Cut along the marks. The 3 mm bleed keeps a crooked cut from leaving a white edge.</li>
      <li>Fold-over sheets: fold along the dashed line, glue, and cut when the glue is dry.</li>
    </ol>
    <QuestionList page="print" />
    <h2>Print some of it</h2>
    <p>
      Filter the <a href={routes.cards.href()}>cards</a> or <a href={routes.advancedSearch.href()}>search</a> for some,
      and choose “Print these cards”. The <a href={routes.reference.href()}>reference tables</a> and the rules print
      from their pages.
    </p>
    <h2>Without paper</h2>
    <p>
      <a href={routes.quickStart.href()}>Quick start</a> has the rules on one page,{' '}
      <a href={routes.firstGame.href()}>the first turn</a> can be played here, and the{' '}
      <a href={`${routes.ready.href()}#take-along`}>pocket edition</a> is one file with rules, cards and search.
    </p>
    <p>
      Everything may be printed, shared and changed under CC BY-NC-SA 4.0. The authors are named on every sheet and
      under <a href={routes.credits.href()}>Credits</a>.
    </p>
  </div>
);
