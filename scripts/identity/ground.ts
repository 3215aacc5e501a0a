/** The ground of the identity: the spot colour of the set that teaches the game. */

import duel from '#cards/sets/1-duel.json' with { type: 'json' };

export const ground = duel.spotColor;
