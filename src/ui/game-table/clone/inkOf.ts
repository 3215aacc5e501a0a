import type { View } from '#game/engine/view.ts';
import type { SeatNumber } from '#game/rules/table.ts';

/** The ink of a clone's name (`data-clone`): 0 for the player's own clone, then 1, 2 and 3 for the rivals. */
export const inkOf = ({ you }: View, seat: SeatNumber): number => (seat === you ? 0 : seat < you ? seat + 1 : seat);
