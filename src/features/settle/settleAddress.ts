/** The address of a dispute: the two cards, and what differs from the start of a game of two. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { allCards } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';

const { minClones, maxClones, startCorpus, startCerebrium } = gameConstants;

/** Most points that can be asked about. */
export const mostPoints = 30;

export type Asked = {
  readonly played?: CardSummary;
  readonly answer?: CardSummary;
  readonly corpus: number;
  readonly cerebrium: number;
  readonly clones: number;
  readonly playedSide: 'desire' | 'fear';
  readonly answerSide: 'desire' | 'fear';
};

const unchanged = {
  corpus: startCorpus,
  cerebrium: startCerebrium,
  clones: minClones,
  playedSide: 'desire',
  answerSide: 'desire',
} as const satisfies Asked;

/** Reads the query. Values that cannot be are as at the start of a game; `unknown` are ids that no card has. */
export function readAsked(search: string): { readonly asked: Asked; readonly unknown: readonly string[] } {
  const params = new URLSearchParams(search);
  const unknown: string[] = [];
  const card = (name: string) => {
    const id = params.get(name);
    if (id === null) return undefined;
    const found = allCards().find((own) => String(own.id) === id);
    if (!found) unknown.push(id);
    return found;
  };
  const whole = (name: 'corpus' | 'cerebrium' | 'clones', least: number, most: number) => {
    const text = params.get(name) ?? '';
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : unchanged[name];
  };
  const side = (name: string, of: CardSummary | undefined) =>
    params.get(name) === 'fear' && of?.hasFear ? 'fear' : 'desire';
  const [played, answer] = [card('played'), card('answer')];
  const asked: Asked = {
    ...(played && { played }),
    ...(answer && { answer }),
    corpus: whole('corpus', 1, mostPoints),
    cerebrium: whole('cerebrium', 1, mostPoints),
    clones: whole('clones', minClones, maxClones),
    playedSide: side('playedSide', played),
    answerSide: side('answerSide', answer),
  };
  return { asked, unknown };
}

/** The address of what is asked, with only what differs from the start of a game of two. */
export function hrefOf({ played, answer, ...rest }: Asked): string {
  const changed = Object.entries(rest).filter(([name, value]) => unchanged[name as keyof typeof unchanged] !== value);
  const params = [
    ...Object.entries({ played, answer }).flatMap(([name, card]) => (card ? [[name, card.id]] : [])),
    ...changed,
  ];
  return routes.settle.href(String(new URLSearchParams(params.map(([name, value]) => [String(name), String(value)]))));
}

/** The same question without one of its cards, whose side then means nothing. */
export function without(asked: Asked, which: 'played' | 'answer'): Asked {
  const { [which]: _card, ...rest } = asked;
  return { ...rest, [`${which}Side`]: 'desire' };
}
