/** The actions possible now, as rules in the notation of ruleText.ts with links into the rulebook. */

import { gameConstants } from '../glossary/gameConstants.ts';
import { counted } from '../plural.ts';
import { isAfraid } from '../rules/desireAndFear.ts';
import { allAreDying, dyingSeats, paranoiaRecipient } from '../rules/dying.ts';
import { activeClone, cloneAt, type Table } from '../rules/table.ts';
import { ideasToForget, thoughtLimit } from '../rules/thoughtLimit.ts';

export type TurnSheet = { readonly title: string; readonly lines: readonly string[] };

const { takeTicks } = gameConstants;

/** The sheet for the clone whose turn it is. All clones may react. */
export function turnSheet(table: Table): TurnSheet {
  if (table.outcome) return { title: 'The game is over', lines: ['See [how to win|#how-to-win].'] };
  if (dyingSeats(table).length > 0) return { title: 'Check for deaths', lines: deathLines(table) };
  const { alive } = activeClone(table);
  return { title: 'This turn', lines: [...(alive ? mainLines(table) : []), ...endLines(table)] };
}

function deathLines(table: Table): string[] {
  const names = dyingSeats(table).map((seat) => cloneAt(table, seat).name);
  return [
    `At 0 or lower: ${names.join(', ')}. [Transient|transient] points do not count.`,
    'Finish the [item] that is resolving. First enter anything else it gives.',
    'Then check: whoever is still at 0 or lower [dies|#dying].',
    ...survivorLines(table),
    ...(allAreDying(table)
      ? ['If all die of the same effect, the clone that [controls|control] it [wins|#how-to-win].']
      : []),
  ];
}

/** Instructions for the cards of the dead, if the game continues. */
function survivorLines(table: Table): string[] {
  const heir = paranoiaRecipient(table);
  if (heir === undefined) return [];
  const deaths = dyingSeats(table).length;
  return [
    'The dead [shuffle all their cards|#death] together and put them on the bottom of the [head].',
    `Add ${deaths === 1 ? '' : `${deaths} `}[Paranoia|#death] to the [condition] of ${cloneAt(table, heir).name}.`,
  ];
}

const reacting =
  'Every clone may [react] to whatever lies on the [stem], again and again, until all pass in a row. That takes [reaction|#reaction] cards and no [ticks|tick], and is not an [action].';

const refreshing =
  'As soon as [headspace] holds one idea or none, stop everything and [refresh|#refreshing-headspace] it.';

const mainLines = (table: Table): string[] => [
  'At the start, [announce] every effect that begins “When your turn starts” or “When another clone’s turn starts”. They make one [stem], yours first, then clockwise.',
  ...actionLines(table),
  sideLine(table),
  reacting,
  refreshing,
];

const endLines = (table: Table): string[] => [
  'At the end, [announce] every effect that begins “When your turn ends”, and let it [resolve]. A {T} that it gives is kept: add it after the end of the turn.',
  ...(table.modules.includes('module-two-heads')
    ? ['You may move one idea from your [thoughts] to those of [your teammate|#module-two-heads].']
    : []),
  limitLine(table),
  'Last, all [transient] points of all clones vanish, and so does everything that lasts for “this turn”.',
];

function actionLines(table: Table): string[] {
  const { ticks } = activeClone(table);
  if (ticks === 0)
    return [
      'You may go to the [end phase]. Before that, [actions|#three-kinds] that cost no {T} are still open to you.',
    ];
  return [
    `You have ${counted(ticks, 'tick')} and [must spend all|#main-phase].`,
    `[Take] an idea from [headspace]: {T${takeTicks}}.`,
    '[Play] an [attack] or a [state] from your [thoughts], and [pay|#pay-costs] its cost.',
    '[Activate] an effect marked {ACT} of a state in your [condition] or of your [persona].',
  ];
}

const sideLine = (table: Table): string =>
  isAfraid(activeClone(table))
    ? 'You are [afraid]: use either [side|#desire-and-fear] of a card.'
    : 'You are not [afraid]: use the [desire] side of a card.';

function limitLine(table: Table): string {
  const clone = activeClone(table);
  if (!clone.alive) return 'You have died, so your [thought limit] is not enforced.';
  const limit = thoughtLimit(clone, table.modules);
  const toForget = ideasToForget(clone, table.modules);
  return `[Thought limit]: you may keep ${counted(limit, 'idea')} and have ${clone.thoughts}.${toForget > 0 ? ` [Forget] ${toForget}.` : ''}`;
}
