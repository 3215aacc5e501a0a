/**
 * Prints the sheets of this page when all of their pictures have arrived: by the button, or by the keys of the browser.
 * The menu of the browser cannot be delayed; then the sheets name the cards whose pictures are missing.
 */

import { useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { counted } from '#game/plural.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './PrintSearch.module.css';
import type { Pictures } from './usePictures.ts';

type Props = { readonly cards: readonly CardSummary[]; readonly pictures: Pictures };

export function PrintNow({ cards, pictures: { loaded, failed, retry } }: Props) {
  const [isWaiting, setWaiting] = useState(false);
  const different = [...new Map(cards.map((card) => [card.id, card])).values()];
  const arrived = different.filter(({ faces }) => loaded.has(faces.full)).length;
  const missing = different.filter(({ faces }) => failed.has(faces.full));
  const isComplete = arrived === different.length;

  useEffect(() => {
    if (!isWaiting || !isComplete) return;
    setWaiting(false);
    printAfterPaint();
  }, [isWaiting, isComplete]);

  useEffect(() => {
    if (isComplete) return;
    const delay = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      setWaiting(true);
    };
    addEventListener('keydown', delay);
    return () => removeEventListener('keydown', delay);
  }, [isComplete]);

  return (
    <>
      <p className={styles.ways}>
        <Button disabled={cards.length === 0 || isWaiting} onClick={() => setWaiting(true)}>
          Print
        </Button>
        {isWaiting && <Button onClick={() => setWaiting(false)}>Cancel</Button>}
        {isWaiting && missing.length > 0 && (
          <>
            <Button onClick={retry}>Try again</Button>
            <Button
              onClick={() => {
                setWaiting(false);
                printAfterPaint();
              }}
            >
              Print without them
            </Button>
          </>
        )}
      </p>
      <p role="status">
        {isWaiting && (
          <span>
            {missing.length > 0
              ? `${counted(missing.length, 'picture')} could not be loaded: ${missing.map(({ name }) => name).join(', ')}.`
              : `${arrived} of ${counted(different.length, 'picture')} loaded. The sheets will be printed when all are loaded.`}
          </span>
        )}
      </p>
    </>
  );
}

/** The last picture is in the page after the next frame. */
function printAfterPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
}
