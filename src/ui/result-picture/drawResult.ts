/** Draws the result as an image for sharing. */

import { inks } from '#game/cards/inks.ts';
import { siteName } from '#site/gameName.ts';
import type { Result, ResultRow } from './result.ts';

const size = 1080;
const edge = 84;
const left = edge + 60;
const right = size - left;
/** Height of all rows together, in pixels; fewer rows are drawn larger. */
const roomForRows = 320;
const highestRow = 124;

const faces = {
  display: (pixels: number) => `400 ${pixels}px "Rozha One", serif`,
  label: (pixels: number) => `400 ${pixels}px "League Gothic", sans-serif`,
};

/** Resolves to the picture, or to `undefined` if the browser cannot make one. */
export async function drawResult(result: Result): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  await Promise.all([document.fonts.load(faces.display(80)), document.fonts.load(faces.label(40))]);

  drawSheet(paper);
  label(paper, siteName, left, edge + 96);
  const below = drawVerdict(paper, result.verdict, edge + 190);
  const height = Math.min(highestRow, roomForRows / result.rows.length);
  for (const [index, row] of result.rows.entries()) drawRow(paper, row, below - 20 + (index + 1) * height, height);
  label(paper, result.facts.join(', '), left, size - edge - 56);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Draws a sheet of paper on paper, with both ink plates out of register behind it. */
function drawSheet(paper: CanvasRenderingContext2D): void {
  const side = size - 2 * edge;
  const plate = (ink: string, shift: number) => {
    paper.fillStyle = ink;
    paper.fillRect(edge + shift, edge + shift, side, side);
  };
  paper.fillStyle = inks.paper;
  paper.fillRect(0, 0, size, size);
  plate(inks.corpusRed, -22);
  plate(inks.cerebriumBlue, 22);
  plate(inks.paper, 0);
  paper.strokeStyle = inks.overprint;
  paper.lineWidth = 6;
  paper.strokeRect(edge, edge, side, side);
}

function label(paper: CanvasRenderingContext2D, words: string, x: number, y: number): void {
  paper.font = faces.label(44);
  paper.letterSpacing = '3px';
  paper.fillStyle = inks.overprint;
  paper.fillText(words.toUpperCase(), x, y, right - x);
  paper.letterSpacing = '0px';
}

/** Draws words in overprint, with an ink showing behind them. */
function pageTitle(paper: CanvasRenderingContext2D, words: string, x: number, y: number, ink: string, shift = 4): void {
  paper.fillStyle = ink;
  paper.fillText(words, x + shift, y + shift * 0.75);
  paper.fillStyle = inks.overprint;
  paper.fillText(words, x, y);
}

/** Returns the y coordinate at which the verdict ends. */
function drawVerdict(paper: CanvasRenderingContext2D, verdict: string, top: number): number {
  paper.font = faces.display(64);
  const lines: string[] = [];
  for (const word of verdict.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = lines.length > 0 && paper.measureText(longer).width <= right - left;
    lines.splice(fits ? -1 : lines.length, 1, fits ? longer : word);
  }
  for (const [index, line] of lines.entries()) pageTitle(paper, line, left, top + index * 72, inks.corpusRed);
  return top + lines.length * 72;
}

/** Draws a row on the baseline `y`, sized by `height`. */
function drawRow(paper: CanvasRenderingContext2D, row: ResultRow, y: number, height: number): void {
  const { name, corpus, cerebrium, dead } = row;
  const widest = 400;
  paper.fillStyle = inks.overprint;
  paper.fillRect(left, y - height * 0.7, right - left, 2);
  paper.font = faces.display(height * 0.5);
  paper.fillStyle = dead ? inks.muted : inks.overprint;
  paper.fillText(name, left, y, widest);
  if (dead) {
    paper.fillStyle = inks.corpusRedDark;
    paper.fillRect(left - 8, y - height * 0.2, Math.min(paper.measureText(name).width, widest) + 16, 6);
  }
  paper.textAlign = 'right';
  paper.font = faces.display(height * 0.64);
  pageTitle(paper, corpus, right - 180, y, inks.corpusRed);
  pageTitle(paper, cerebrium, right, y, inks.cerebriumBlue);
  paper.textAlign = 'left';
}
