import { showPartMissing } from '#storage/flashes/flashes.ts';
import { replayGame } from '#ui/game-table/position/positionLink.ts';

/** Opens the replay of a game, or its review. */
export const openReplay = (...game: Parameters<typeof replayGame>) => void replayGame(...game).catch(showPartMissing);
