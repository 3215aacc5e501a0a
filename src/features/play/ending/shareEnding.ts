/** Shares the end of a game: a picture drawn on the device, the result as text, and a link to play. */

import type { View } from '#game/engine/view.ts';
import { counted, listed } from '#game/plural.ts';
import { printPoints } from '#game/rules/points.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { game, siteName } from '#site/gameName.ts';
import { createLoader } from '#site/loader.ts';
import { routes } from '#site/routes.ts';
import { type Outcome, sharePicture } from '#ui/action-button/sharing.ts';
import { printResult, type Result } from '#ui/result-picture/result.ts';

const drawing = createLoader(() => import('#ui/result-picture/drawResult.ts'));

type Ended = Pick<View, 'seats' | 'turn'> & { readonly outcome: NonNullable<View['outcome']> };

/** The clone that died last, and the name of the card that it died of. */
type Death = { readonly seat: SeatNumber; readonly card: string };

/** The result in the first person: the reader says "I" to others. */
export function endingResult({ seats, turn, outcome: { how, winners } }: Ended, death: Death | undefined): Result {
  const who = (seat: SeatNumber) => {
    const { name = '' } = seats[seat] ?? {};
    return name === 'You' ? 'I' : name;
  };
  const names = winners.map(who);
  const win = `${listed(names)} ${names.length > 1 || names[0] === 'I' ? 'win' : 'wins'}`;
  const withoutCard = {
    'last-alive': `${win}: nobody else is alive.`,
    'all-died': `All died at once; ${win}, having caused it.`,
    'empty-head': `The head has run out; ${win} on points.`,
  };
  return {
    verdict: death ? `${win}. ${who(death.seat)} died of ${death.card}.` : withoutCard[how],
    rows: seats.map(({ name, corpus, cerebrium, alive }) => ({
      name: name === 'You' ? 'Me' : name,
      corpus: printPoints(corpus.real),
      cerebrium: printPoints(cerebrium.real),
      dead: !alive,
    })),
    facts: [counted(turn, 'turn')],
  };
}

/** Without the picture if its program cannot be loaded, or the system takes none. */
export async function shareEnding(result: Result): Promise<Outcome> {
  const picture = await drawing
    .load()
    .then(({ drawResult }) => drawResult(result))
    .catch(() => undefined);
  const file = picture && new File([picture], `${game}.png`, { type: picture.type });
  return sharePicture(siteName, `${printResult(result)}\n${new URL(routes.play.href(), location.origin).href}`, file);
}
