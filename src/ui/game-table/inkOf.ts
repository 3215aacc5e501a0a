import type { View } from '#game/engine/view.ts';

/** In which ink a clone is named (`data-clone`): the reader's own, or that of the first, second or third rival. */
export const inkOf = ({ you }: View, seat: number): number => (seat === you ? 0 : seat < you ? seat + 1 : seat);
