/** Downloads of the chosen cards: an archive of pictures with bleed, and a deck for Tabletop Simulator. */

import { zipSync } from 'fflate';
import { useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { counted } from '#game/plural.ts';
import { cardSets, cardsOfSet } from '#search/catalogue.ts';
import { game, siteName } from '#site/gameName.ts';
import { ourResponse } from '#site/ourResponse.ts';
import { deckName, printerBackHref, printerImageHref, tabletopDeck } from '#site/print/tabletop.ts';
import { download } from '#ui/action-button/download.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import styles from './PrintSearch.module.css';

type Props = { readonly cards: readonly CardSummary[] };

export function MakerFiles({ cards }: Props) {
  const [said, setSaid] = useState('');
  const [working, setWorking] = useState(false);

  async function savePictures() {
    setWorking(true);
    setSaid('Loading the pictures …');
    try {
      download(`${game}-pictures.zip`, await zipPictures(cards));
      setSaid(`${counted(cards.length, 'picture')} and the back are saved.`);
    } catch {
      setSaid('Not all pictures could be loaded. Try again when you are online.');
    }
    setWorking(false);
  }

  function saveDeck() {
    const deck = tabletopDeck(siteName, cards, { sets: cardSets, cardsOfSet, origin: location.origin });
    download(deckName('deck'), new Blob([JSON.stringify(deck, undefined, 1)], { type: 'application/json' }));
    setSaid('The deck is saved. Put it in Tabletop Simulator’s Saved Objects folder.');
  }

  return (
    <section className={styles.makers} aria-labelledby="other-tables">
      <h2 id="other-tables">For print shops and virtual tables</h2>
      <p className={text.note}>
        Pictures have 3 mm of bleed and 300 dots an inch, one PNG a card. The deck is for Tabletop Simulator, which
        loads its pictures from this site.
      </p>
      <p className={styles.ways}>
        <Button disabled={working || cards.length === 0} onClick={() => void savePictures()}>
          Save the pictures
        </Button>
        <Button disabled={cards.length === 0} onClick={saveDeck}>
          Save the deck
        </Button>
      </p>
      <p role="status">{said}</p>
    </section>
  );
}

/** Returns an archive without compression, because PNG files are compressed already. */
async function zipPictures(cards: readonly CardSummary[]): Promise<Blob> {
  const hrefs = [...cards.map(({ id }) => printerImageHref(id)), printerBackHref];
  const files: Record<string, Uint8Array> = {};
  // One at a time: a hundred parallel requests would be no faster, and would slow the site down for others.
  for (const href of hrefs) {
    const response = await ourResponse(await fetch(href), href);
    if (!response) throw new Error(`There is no ${href}.`);
    files[href.split('/').at(-1) ?? ''] = new Uint8Array(await response.arrayBuffer());
  }
  return new Blob([zipSync(files, { level: 0 }) as BlobPart], { type: 'application/zip' });
}
