/** The contents of the box in four pictures of the real components. */

import type { ReactNode } from 'react';
import { findSymbol } from '#game/cards/symbol.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { findCard } from '#search/catalogue.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import inks from '#ui/poster/inks.module.css';
import { Poster } from '#ui/poster/Poster.tsx';
import { Graph, Rays } from '#ui/poster/patterns.tsx';
import layout from '#ui/styles/layout.module.css';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import styles from './InTheBox.module.css';

const { playableSets, cardsPerSet, promoCards, personas, minClones, maxClones } = gameConstants;

type Part = { readonly name: string; readonly words: string; readonly picture: ReactNode };

const parts: readonly Part[] = [
  {
    name: `${playableSets * cardsPerSet} ideas`,
    words: `in ${inWords(playableSets)} sets, and ${inWords(promoCards)} promos. All of you think with the same cards.`,
    picture: <Ideas />,
  },
  {
    name: `${capitalised(inWords(personas))} personas`,
    words: 'Wick, Twice, Stillwell and Nine. Each is you, and each has a power.',
    picture: <Faces />,
  },
  {
    name: 'Tokens',
    words: 'for corpus, cerebrium and ticks: your body, your mind and your time.',
    picture: <Tokens />,
  },
  {
    name: 'The rules',
    words: 'on paper, and here with a search that works offline.',
    picture: <Rules />,
  },
];

export function InTheBox() {
  return (
    <section data-skippable="" aria-labelledby="in-the-box">
      <div className={`${layout.wrap} ${styles.head}`}>
        <h2 id="in-the-box">In the box</h2>
        <p>
          Everything that {inWords(minClones)} to {inWords(maxClones)} of you need.
        </p>
      </div>
      <ul className={styles.parts}>
        {parts.map(({ name, words, picture }) => (
          <li key={name} className={styles.part}>
            <div className={styles.picture}>{picture}</div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const box = { width: 480, height: 300 };

/** By set and number: one attack, one reaction and two more, each of another set. */
const fan = [
  [1, 1],
  [2, 12],
  [4, 14],
  [6, 5],
] as const;

function Ideas() {
  return (
    <>
      <Poster set={1} {...box}>
        <Rays x={240} y={150} />
      </Poster>
      <span className={styles.fan}>
        {fan.map(([set, number]) => {
          const card = findCard(set, number);
          return (
            card && <DecorativeImage key={card.id} className={styles.card} src={card.faces.thumb} loading="lazy" />
          );
        })}
      </span>
    </>
  );
}

function Faces() {
  return (
    <span className={styles.faces}>
      {['wick', 'twice', 'stillwell', 'nine'].map((slug) => (
        <Portrait key={slug} slug={slug} />
      ))}
    </span>
  );
}

function Tokens() {
  return (
    <span className={styles.tokens}>
      {['{C}', '{B}', '{T}', '{C}', '{T}', '{B}'].map((token, place) => {
        const symbol = findSymbol(token);
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
        return symbol && <SymbolIcon key={place} symbol={symbol} silent />;
      })}
    </span>
  );
}

/** The lines of text on the sheet: their y and width. */
const lines = [
  [150, 170],
  [176, 100],
  [202, 170],
  [228, 170],
  [254, 130],
  [280, 170],
] as const;

function Rules() {
  return (
    <Poster set={3} {...box}>
      <Graph {...box} />
      <rect className={inks.red} x={132} y={32} width={212} height={300} />
      <rect className={inks.blue} x={148} y={48} width={212} height={300} />
      <rect className={styles.sheet} x={140} y={40} width={212} height={300} />
      <text className={styles.heading} x={161} y={108}>
        Rules
      </text>
      {lines.map(([y, width]) => (
        <rect key={y} className={styles.line} x={161} y={y} width={width} height={8} />
      ))}
    </Poster>
  );
}
