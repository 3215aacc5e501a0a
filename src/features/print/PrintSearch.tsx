/** The cards that a search found, on sheets to print and cut. */

import { type ReactNode, use, useState } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeQuery } from '#search/describeQuery.ts';
import { answerSearch } from '#search/searchAnswer.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { type Paper, paperSizes, papers } from '#site/print/printFiles.ts';
import { inSheets } from '#site/print/sheetLayout.ts';
import { routes } from '#site/routes.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { Copies, useCopies } from './Copies.tsx';
import { MakerFiles } from './MakerFiles.tsx';
import styles from './PrintSearch.module.css';
import { PrintSheet } from './PrintSheet.tsx';

type Props = {
  readonly query: SearchQuery;
  /** Report of the ignored parts of the address. */
  readonly ignored: ReactNode;
};

export function PrintSearch({ query, ignored }: Props) {
  const answer = answerSearch(query);
  const { found } = answer instanceof Promise ? use(answer) : answer;
  const [paper, setPaper] = useState<Paper>('a4');
  const [savesInk, setSavesInk] = useState(false);
  const { copies, setCopies, printed } = useCopies(found);
  const sheets = inSheets(printed);

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
        <form className={styles.choices} aria-label="Sheets" onSubmit={(event) => event.preventDefault()}>
          <ChoiceGroup legend="Paper">
            {papers.map((each) => (
              <Choice key={each} type="radio" name="paper" checked={paper === each} onChange={() => setPaper(each)}>
                {paperSizes[each].name}
              </Choice>
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="Ink">
            <Choice type="checkbox" checked={savesInk} onChange={() => setSavesInk(!savesInk)}>
              Save ink: grey, on white
            </Choice>
          </ChoiceGroup>
        </form>
        <Copies cards={found} copies={copies} onChange={setCopies} />
        <p role="status">
          {counted(printed.length, 'card')} on {counted(sheets.length, 'sheet')}. Print at 100 per cent, with no added
          margins.
        </p>
        <p className={styles.ways}>
          <Button look="primary" disabled={printed.length === 0} onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink href={routes.searchResults.href(toSearchParams(query))}>Back to the search</ButtonLink>
          <ButtonLink href={routes.print.href()}>Whole sets as files</ButtonLink>
        </p>
        <MakerFiles cards={found} />
      </div>
      <div className={styles.sheets}>
        {sheets.map((cards, index) => (
          // A sheet is identified by its position: with another card on it, it is still the same sheet.
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are numbered
          <PrintSheet key={index} number={index + 1} paper={paper} cards={cards} savesInk={savesInk} />
        ))}
      </div>
    </>
  );
}
