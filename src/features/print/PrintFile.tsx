/** One file to print, in the chosen variant. */

import { fearGlyph } from '#game/cards/glyphNames.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { counted } from '#game/plural.ts';
import { printFiles } from '#offline/printFiles.ts';
import { cardSets, cardsOfSet } from '#search/catalogue.ts';
import {
  boxedCards,
  copiesOf,
  demoPicture,
  inBytes,
  type PrintProduct,
  type PrintVariant,
  paperSizes,
  printFileName,
  printFilesPath,
} from '#site/print/printFiles.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { Glyph, SetDisc } from '#ui/icon/Glyph.tsx';
import { PdfLink } from '#ui/pdf-link/PdfLink.tsx';
import text from '#ui/styles/text.module.css';
import { useOnline, useStore } from '#ui/subscriptions.ts';
import styles from './PrintFile.module.css';

type Props = { readonly product: PrintProduct; readonly variant: PrintVariant };

export function PrintFile({ product, variant }: Props) {
  const { list, kept } = useStore(printFiles, () => ({ kept: [] }));
  const online = useOnline();
  const name = printFileName(product, variant);
  const isKept = kept.includes(name);
  const file = list?.[name];
  const sets = product.id === 'game' ? [] : cardSets.filter(({ id }) => product.sets.includes(id));
  return (
    <article className={styles.file}>
      {product.id === 'demo' && <FirstPage isWritten={file !== undefined} />}
      <div className={styles.discs}>
        {sets.map((set) => (
          <SetDisc key={set.id} set={set} />
        ))}
        {sets.length === 0 && (
          <span className={styles.disc}>
            <Glyph name={product.id === 'personas' ? fearGlyph : 'rule-book'} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{product.title}</h2>
        <p>{contentsOf(product)}</p>
        <p className={text.note}>
          <span>{paperSizes[variant.paper].name}</span>
          {variant.tone === 'grey' && <span>, grey</span>}
          {file?.pages !== undefined && <span>{`, ${counted(file.pages, 'page')}, ${inBytes(file.bytes)}`}</span>}
          {isKept && <strong>. Stored on this device</strong>}
          {!isKept && !online && <strong>. Needs a connection</strong>}
        </p>
      </div>
      <PdfLink
        className={buttonClass({})}
        href={`${printFilesPath}${name}`}
        aria-label={`Open ${product.title}, PDF, in a new tab`}
      >
        Open PDF
      </PdfLink>
    </article>
  );
}

/** Thumbnail of the demo's first page, or a placeholder of the same size. */
function FirstPage({ isWritten }: { readonly isWritten: boolean }) {
  const { href, width, height } = demoPicture;
  if (!isWritten) return <svg width={width} height={height} aria-hidden="true" />;
  return <DecorativeImage className={undefined} src={href} width={width} height={height} />;
}

function contentsOf({ id, sets }: PrintProduct): string {
  if (id === 'personas') return `${counted(gameConstants.personas, 'card')}: the faces to put on for the fight.`;
  if (id === 'test-page') return 'A ruler, the outline of a card, and crosses on both sides.';
  if (id === 'tuck-boxes')
    return `Boxes to cut and glue, for ${boxedCards
      .map(String)
      .join(', ')
      .replace(/, (\d+)$/, ' and $1')} cards.`;
  if (id === 'quick-start') return 'The rules on one page.';
  if (id === 'first-grudge')
    return 'A first game for two, step by step, to play with the cards of the demo in a given order.';
  const cards = sets.flatMap((set) => cardsOfSet(set)).reduce((sum, card) => sum + copiesOf(card), 0);
  if (id === 'game')
    return `${counted(cards, 'card')}, with two copies of Paranoia for four clones, ${counted(gameConstants.personas, 'persona')}, and the rules on one page.`;
  if (id === 'demo')
    return `${counted(cards, 'card')}, the whole of ${inWords(gameConstants.minimumSets)} sets, on ${counted(gameConstants.demoCardSheets, 'sheet')}, and ${counted(gameConstants.demoRulesSheets, 'sheet')} with the rules. It needs no personas and no tokens. Every clone beyond two needs a Paranoia, from the promos or written on a slip of paper.`;
  return sets.includes(0)
    ? `${counted(cards, 'card')}; it has two copies of Paranoia, for four clones.`
    : `${counted(cards, 'card')}.`;
}
