/** The numbers of the game (spec section 9). Texts take them from here and never type them again. */

export const gameConstants = {
  startCorpus: 20,
  startCerebrium: 20,
  startIdeas: 1,
  ticksPerTurn: 2,
  /** First turn of the first player in a two-clone game. */
  firstTurnTicks: 1,
  headspaceSize: 4,
  /** A refresh is due at this many ideas in headspace, or fewer. */
  refreshAt: 1,
  thoughtLimit: 4,
  /** At this much corpus or cerebrium, or less, a clone is afraid. */
  afraidAt: 7,
  cardsPerSet: 16,
  attacksPerSet: 8,
  reactionsPerSet: 4,
  statesPerSet: 4,
  playableSets: 6,
  personas: 4,
  demoCards: 32,
  minimumSets: 2,
  minClones: 2,
  maxClones: 4,
} as const;
