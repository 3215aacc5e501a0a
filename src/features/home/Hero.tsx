/** The hero section: what the game is, what is special about it, and four ways to continue. */

import type { MouseEvent } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { headBox } from '#site/brand/head.ts';
import { siteName, wordmarkLines } from '#site/gameName.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ButtonLink, buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink, isPlainClick } from '#ui/link/ExternalLink.tsx';
import { Holder } from '#ui/poster/figures.tsx';
import inks from '#ui/poster/inks.module.css';
import { Grain } from '#ui/poster/Poster.tsx';
import layout from '#ui/styles/layout.module.css';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import styles from './Hero.module.css';
import { Hook } from './Hook.tsx';

const { minClones, maxClones, shortestGame, longestGame } = gameConstants;
const { minAge, price } = siteSettings;

const inOneLine = [
  `A card game for ${minClones} to ${maxClones} clones of the same person.`,
  `${shortestGame} to ${longestGame} minutes.`.replaceAll(' ', '\u00A0'),
  minAge && `Ages ${minAge} and over.`,
  `Print the demo or the whole game free, or buy the box${price && ` for ${price}`}.`,
];

export function Hero() {
  useRootAttribute('flashes', 'top');
  return (
    <section className={`${inks.press} ${styles.hero}`} data-set={1}>
      <Grain />
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 className={styles.title}>
          <Wordmark />
        </h1>
        <p className={styles.tagline}>Exact revenge against your clone</p>
        <p className={styles.line}>{inOneLine.filter(Boolean).join(' ')}</p>
        <div className={styles.figure}>
          <Heads />
          <Hook />
        </div>
        <div className={styles.ways}>
          <ExternalLink href={siteSettings.storeUrl} newTab bare className={buttonClass({ look: 'primary' })}>
            Buy Now
          </ExternalLink>
          <DemoLink />
          <a className={buttonClass()} href={routes.firstGame.href()}>
            Play the first turn
          </a>
          <a className={buttonClass()} href={routes.rules.href()}>
            View Rules
          </a>
        </div>
      </div>
    </section>
  );
}

/** Sizes and advance widths of the two lines in Rozha One. */
const lines = [
  { words: wordmarkLines[0], x: 12, y: 205, size: 250, width: 583 },
  { words: wordmarkLines[1], x: 6, y: 387, size: 168, width: 668 },
];

const prints = [
  { ink: inks.red, dx: 0, dy: 0 },
  { ink: inks.blue, dx: 11, dy: 8 },
];

/** The name of the game as text, once in each ink. The fixed widths hold while the font loads. */
function Wordmark() {
  return (
    <svg className={styles.wordmark} viewBox="14 8 672 432" role="img" aria-label={siteName}>
      {prints.map(({ ink, dx, dy }) => (
        <g key={dx} className={ink}>
          {lines.map(({ words, x, y, size, width }) => (
            <text key={words} x={x + dx} y={y + dy} fontSize={size} textLength={width} lengthAdjust="spacingAndGlyphs">
              {words}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The heads are drawn at twice their size. */
const scale = 2;
const headWidth = headBox.width * scale;
const headHeight = headBox.height * scale;
/** Fraction of its width that each head shares with the other. */
const shared = 0.49;
const between = headWidth * (1 - shared);

const middle = (headWidth + between) / 2;
const left = { x: middle - between / 2, y: headHeight / 2, size: headHeight, mirrored: true };
const right = { x: middle + between / 2, y: headHeight / 2, size: headHeight };

/** Two `Holder` heads back to back. Where they overlap, the inks mix to black. */
function Heads() {
  return (
    <svg className={styles.heads} viewBox={`0 0 ${headWidth + between} ${headHeight}`} aria-hidden="true">
      <Holder {...left} ink="paper" />
      <Holder {...right} ink="paper" />
      <g className={styles.left}>
        <Holder {...left} ink="red" />
      </g>
      <g className={styles.right}>
        <Holder {...right} ink="blue" />
      </g>
    </svg>
  );
}

function openPopup(click: MouseEvent): void {
  if (!isPlainClick(click)) return;
  click.preventDefault();
  openModal({ subject: 'newsletter' });
}

/** Download Free Demo: opens the newsletter popup; in a new tab or before hydration, the mailing list page. */
function DemoLink() {
  return (
    <ButtonLink id="demo" href={routes.mailingList.href()} onClick={openPopup} aria-haspopup="dialog">
      Download Free Demo
    </ButtonLink>
  );
}
