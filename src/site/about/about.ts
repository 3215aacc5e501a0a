/** Everything people ask about the game and this site that the rulebook does not answer. */

import { routes } from '../routes.ts';
import { aboutGame } from './aboutGame.ts';
import type { AboutPassage, QuestionsPage } from './aboutPassage.ts';
import { aboutSite } from './aboutSite.ts';

const all: readonly AboutPassage[] = [...aboutGame, ...aboutSite];

export const aboutPassages = all.filter(({ asked }) => asked.length > 0);

export const questionsOn = (page: QuestionsPage): readonly AboutPassage[] => all.filter((each) => each.page === page);

export const aboutHref = ({ id, page }: AboutPassage): string => `${routes[page].href()}#${id}`;

/** The name of the page that lists a question. */
export const aboutPlace = ({ page }: AboutPassage): string => routes[page].title || 'About the game';
