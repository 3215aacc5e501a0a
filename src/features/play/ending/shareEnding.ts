/** Shares the end of a game: a picture drawn on the device, the result as text, and a link to play. */

import type { View } from '#game/engine/view.ts';
import { counted, listed } from '#game/plural.ts';
import { printPoints } from '#game/rules/points.ts';
import { game, siteName } from '#site/gameName.ts';
import { createLoader } from '#site/loader.ts';
import { routes } from '#site/routes.ts';
import { type Outcome, sharePicture } from '#ui/action-button/sharing.ts';
import { printResult, type Result } from '#ui/result-picture/result.ts';

const drawing = createLoader(() => import('#ui/result-picture/drawResult.ts'));

/** The reader says "I" to others. */
const inFirstPerson = (text: string): string => text.replace(/\bYou\b/g, 'I');

/** @param told - How it ended, as a sentence. */
export function endingResult({ seats, outcome, turn }: View, told: string): Result {
  const names = (outcome?.winners ?? []).map((seat) => seats[seat]?.name ?? '');
  const verb = names.length > 1 || names[0] === 'You' ? 'win' : 'wins';
  return {
    verdict: inFirstPerson(`${listed(names)} ${verb}. ${told}`),
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
