/** The address of a dispute: its cards, and what differs from the start of a game of two. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Dispute } from '#game/settle/dispute.ts';
import { allCards } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';

const { minClones, maxClones, startCorpus, startCerebrium } = gameConstants;

/** Most points and memories that can be asked about, and most cards that answer. */
export const mostPoints = 30;
export const mostMemories = 9;
export const mostAnswers = 3;

/** The parts that can differ, apart from the cards that meet. */
type Changed = Omit<Dispute, 'played' | 'answers' | 'taken'>;

export type Asked = Changed & {
  readonly played?: CardSummary;
  readonly answers: readonly CardSummary[];
};

export const unchanged: Changed = {
  corpus: startCorpus,
  cerebrium: startCerebrium,
  theirCorpus: startCorpus,
  theirCerebrium: startCerebrium,
  clones: minClones,
  playedSide: 'desire',
  answerSide: 'desire',
};

/** Reads the query. Values that cannot be are as at the start of a game; `unknown` are ids that no card has. */
export function readAsked(search: string): { readonly asked: Asked; readonly unknown: readonly string[] } {
  const params = new URLSearchParams(search);
  const unknown: string[] = [];
  const card = (id: string | null | undefined) => {
    if (id === null || id === undefined) return undefined;
    const found = allCards().find((own) => String(own.id) === id);
    if (!found) unknown.push(id);
    return found;
  };
  const whole = (name: string, least: number, most: number) => {
    const text = params.get(name) ?? '';
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
  const points = (name: 'corpus' | 'cerebrium' | 'theirCorpus' | 'theirCerebrium') =>
    whole(name, 1, mostPoints) ?? unchanged[name];
  const stateIn = (name: string) => {
    const found = card(params.get(name));
    return found?.type === 'state' ? found.id : undefined;
  };
  const turn = params.get('turn');
  const played = card(params.get('played'));
  const answers = [...new Set(params.getAll('answer').slice(0, mostAnswers))].flatMap((id) => card(id) ?? []);
  const isFear = (name: string, cards: readonly (CardSummary | undefined)[]) =>
    params.get(name) === 'fear' && cards.some((own) => own?.hasFear) ? 'fear' : 'desire';
  const asked: Asked = {
    ...(played && { played }),
    answers,
    corpus: points('corpus'),
    cerebrium: points('cerebrium'),
    theirCorpus: points('theirCorpus'),
    theirCerebrium: points('theirCerebrium'),
    clones: whole('clones', minClones, maxClones) ?? unchanged.clones,
    playedSide: isFear('playedSide', [played]),
    answerSide: isFear('answerSide', answers),
    state: stateIn('state'),
    theirState: stateIn('theirState'),
    memories: whole('memories', 0, mostMemories),
    theirMemories: whole('theirMemories', 0, mostMemories),
    turn: turn === 'yours' || turn === 'theirs' ? turn : undefined,
  };
  return { asked, unknown };
}

/** The address of what is asked, with only what differs from the start of a game of two. */
export function hrefOf({ played, answers, ...rest }: Asked): string {
  const start: Readonly<Record<string, unknown>> = unchanged;
  const params = [
    ...(played ? [['played', played.id]] : []),
    ...answers.map(({ id }) => ['answer', id]),
    ...Object.entries(rest).filter(([name, value]) => value !== start[name]),
  ];
  return routes.settle.href(String(new URLSearchParams(params.map(([name, value]) => [String(name), String(value)]))));
}

/** The same question without one of its cards. A side of a card that is gone means nothing. */
export function without(asked: Asked, card: CardSummary): Asked {
  const { played, ...rest } = asked;
  if (played === card) return { ...rest, playedSide: 'desire' };
  const answers = asked.answers.filter((own) => own !== card);
  return { ...asked, answers, ...(answers.some(({ hasFear }) => hasFear) ? {} : { answerSide: 'desire' }) };
}
