/** Print it right the first time: what, how, a test of the printer, one red button, and the list of all files. */

import { useEffect, useState } from 'react';
import { loadPrintFiles } from '#offline/printFiles.ts';
import { cardSets } from '#search/catalogue.ts';
import { printProducts } from '#site/print/printFiles.ts';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/elements.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { GetPdf } from './GetPdf.tsx';
import { PaperAndBacks } from './PaperAndBacks.tsx';
import { PrintAdvice } from './PrintAdvice.tsx';
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
              <PrintFile product={each} edition={options} />
            </li>
          ))}
        </ul>
      </details>
      <PrintAdvice />
    </div>
  );
}
