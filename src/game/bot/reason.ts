/** The reason for a decision of the opponent, in one sentence that reveals no card that others have not seen. */

import { type Appraisal, type Worth, worthKeys } from './evaluate.ts';

/** The reason given if only one decision was legal. */
export const noChoice = 'It could do nothing else.';

/** Sentences by the part that gained most over the second best decision. */
const sentences: Readonly<Record<keyof Worth | 'others', string>> = {
  points: 'It keeps more corpus and cerebrium for itself.',
  danger: 'It keeps itself further from fear and death.',
  thoughts: 'It wants more to think with.',
  states: 'It leaves its condition in better order.',
  tempo: 'It keeps its ticks for more.',
  others: 'It costs the others more than anything else it could do.',
};

const meanOf = (positions: readonly Appraisal[], of: (position: Appraisal) => number): number =>
  positions.reduce((sum, position) => sum + of(position), 0) / Math.max(1, positions.length);

export function reasonFor(best: readonly Appraisal[], second: readonly Appraisal[]): string {
  const gains = [
    ...worthKeys.map((key) => [key, difference(best, second, ({ own }) => own[key])] as const),
    ['others', -difference(best, second, ({ others }) => others)] as const,
  ];
  const [most] = gains.sort(([, a], [, b]) => b - a);
  return most && most[1] > 0.05 ? sentences[most[0]] : 'Several choices looked equally good, and it took one of them.';
}

const difference = (
  best: readonly Appraisal[],
  second: readonly Appraisal[],
  of: (position: Appraisal) => number,
): number => meanOf(best, of) - meanOf(second, of);
