/** The cards that a search found, on sheets to print and cut. */

import { use, useState } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeQuery } from '#search/query/describeQuery.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { answerSearch } from '#search/searchAnswer.ts';
import { inSheets } from '#site/print/sheetLayout.ts';
import { routes } from '#site/routes.ts';
import type { Elements } from '#ui/elements.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { Copies, useCopies } from './Copies.tsx';
import { GetPdf } from './GetPdf.tsx';
import { MakerFiles } from './MakerFiles.tsx';
import { PaperAndBacks } from './PaperAndBacks.tsx';
import { PrinterTest, usePrinterOffset } from './PrinterTest.tsx';
import { PrintNow } from './PrintNow.tsx';
import styles from './PrintSearch.module.css';
import { PrintSheet } from './PrintSheet.tsx';
import stepStyles from './PrintSteps.module.css';
import { PrintStep } from './PrintSteps.tsx';
import { defaultOptions, searchJob } from './printJob.ts';
import { usePictures } from './usePictures.ts';

type Props = {
  readonly query: SearchQuery;
  /** Report of the ignored parts of the address. */
  readonly ignored: Elements;
};

export function PrintSearch({ query, ignored }: Props) {
  const answer = answerSearch(query);
  const { found } = answer instanceof Promise ? use(answer) : answer;
  const [options, setOptions] = useState(defaultOptions);
  const offset = usePrinterOffset();
  const { copies, setCopies, printed } = useCopies(found);
  const sheets = inSheets(printed);
  const pictures = usePictures(printed.map(({ faces }) => faces.full));

  return (
    <>
      <div className={`${layout.wrap} ${styles.controls}`}>
        <header className={layout.pageHead}>
          <PageTitle>Print these cards</PageTitle>
          <p className={text.lead}>
            <Sentence parts={describeQuery(query, cardSets)} />
          </p>
          {ignored}
        </header>
        <form className={stepStyles.steps} aria-label="Print" onSubmit={(event) => event.preventDefault()}>
          <PrintStep number={1} title="What to print">
            <Copies cards={found} copies={copies} onChange={setCopies} />
            <p>
              <a href={routes.searchResults.href(toSearchParams(query))}>Back to the search</a>, or{' '}
              <a href={routes.print.href()}>print whole sets</a>.
            </p>
          </PrintStep>
          <PaperAndBacks options={options} onChange={setOptions} />
          <PrinterTest paper={options.paper} />
        </form>
        {printed.length > 0 && <GetPdf job={searchJob(printed)} options={options} offset={offset} />}
        <h2>Or print the pictures below</h2>
        <p role="status">
          {`${counted(printed.length, 'card')} on ${counted(sheets.length, 'sheet')} without backs, made here, offline. Print at 100 per cent, with no added margins.`}
        </p>
        <PrintNow cards={printed} pictures={pictures} />
        <MakerFiles cards={found} />
      </div>
      <div className={styles.sheets}>
        {sheets.map((cards, index) => (
          // A sheet is identified by its position: with another card on it, it is still the same sheet.
          <PrintSheet
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets are numbered
            key={index}
            number={index + 1}
            paper={options.paper}
            cards={cards}
            savesInk={options.tone === 'grey'}
            loaded={pictures.loaded}
          />
        ))}
      </div>
    </>
  );
}
