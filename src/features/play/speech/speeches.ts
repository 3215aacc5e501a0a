/** The lines that the app's clones say in a game, and when. The same game says the same again. */

import type { GameEvent } from '#game/engine/event.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import type { View } from '#game/engine/view.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { personOf } from '#ui/game-table/clone/people.ts';
import { lines, type Occasion } from './lines.ts';

export type Speech = {
  readonly seat: SeatNumber;
  readonly occasion: Occasion;
  readonly line: string;
  /** Id of the event that it is said after. */
  readonly after: number;
};

/** Points lost at once that a clone remarks on. */
const hurtAt = 6;

type Speakers = { readonly view: View; readonly game: Pick<PlayedGame, 'players' | 'setup'> };

/** All speeches so far, in their order. A clone repeats itself only when it has said all it has to say. */
export function speechesOf(events: readonly GameEvent[], { view, game }: Speakers): readonly Speech[] {
  const { players, setup } = game;
  const apps = players.flatMap(({ kind }, seat) => (kind === 'app' ? seat : []));
  const random = (salt: number, below: number) => draw(randomFrom(setup.seed + salt), below);
  const opening = events.find(({ kind }) => kind === 'turn');

  function said(event: GameEvent): readonly [number | undefined, Occasion] | undefined {
    if (event === opening) return [apps[random(0, apps.length)], 'start'];
    if (event.kind === 'damage') return event.number - event.transient < hurtAt ? undefined : [event.seat, 'hurt'];
    if (event.kind === 'afraid') return [event.seat, 'hurt'];
    if (event.kind === 'die') return [event.seat, 'lost'];
    if (event.kind !== 'over') return undefined;
    const winner = event.outcome.winners.find((seat) => apps.includes(seat));
    return winner === undefined ? [apps.find((seat) => view.seats[seat]?.alive), 'lost'] : [winner, 'won'];
  }

  const speeches: Speech[] = [];
  for (const event of events) {
    const [seat, occasion] = said(event) ?? [];
    if (seat === undefined || occasion === undefined || !apps.includes(seat)) continue;
    const choice = lines[personOf(view, seat)][occasion];
    const before = speeches.filter((other) => other.seat === seat && other.occasion === occasion).length;
    const line = choice[(random(seat + 1, choice.length) + before) % choice.length] ?? '';
    speeches.push({ seat, occasion, line, after: event.id });
  }
  return speeches;
}
