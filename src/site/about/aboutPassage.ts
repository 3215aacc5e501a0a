/** A question about the game or the site, with the only place where its answer is written. */

import type { routes } from '../routes.ts';

export type AboutId = `about-${string}`;

/** The pages that list questions. */
export type QuestionsPage = keyof Pick<
  typeof routes,
  'home' | 'print' | 'ready' | 'privacy' | 'credits' | 'mailingList'
>;

export type AboutPassage = {
  readonly id: AboutId;
  /** The page that lists it. */
  readonly page: QuestionsPage;
  /** The heading. */
  readonly question: string;
  /** One to three sentences. */
  readonly answer: string;
  /** Where to read on, or what the answer speaks of. */
  readonly link?: { readonly text: string; readonly href: string };
  /** The question as people ask it, for the search; none if the rulebook answers it. */
  readonly asked: readonly string[];
  /** Words of its subject that neither the answer nor these questions have. */
  readonly words?: string;
};
