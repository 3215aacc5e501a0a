/** The result of a game, for sharing as a text or a picture. */

import { siteName } from '#site/gameName.ts';

/** The result of one clone; for a dead one, its numbers at death. */
export type ResultRow = {
  readonly name: string;
  readonly corpus: string;
  readonly cerebrium: string;
  readonly dead: boolean;
};

export type Result = {
  /** The winners, and how they won. */
  readonly verdict: string;
  readonly rows: readonly ResultRow[];
  /** Such as the duration and the modules. */
  readonly facts: readonly string[];
};

/** The result as plain text. */
export const printResult = ({ verdict, rows, facts }: Result): string =>
  [siteName, verdict, ...rows.map(printRow), ...facts].join('\n');

const printRow = ({ name, corpus, cerebrium, dead }: ResultRow) =>
  `${name}: ${corpus} corpus, ${cerebrium} cerebrium${dead ? ', dead' : ''}`;
