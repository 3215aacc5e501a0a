/** The numbers of the game. Texts use these constants and never repeat the numbers. */

export const gameConstants = {
  startCorpus: 20,
  startCerebrium: 20,
  startIdeas: 1,
  ticksPerTurn: 2,
  /** First turn of the first player in a two-clone game. */
  firstTurnTicks: 1,
  takeTicks: 1,
  headspaceSize: 4,
  /** A refresh is due at this many ideas in headspace, or fewer. */
  refreshAt: 1,
  thoughtLimit: 4,
  /** At this much corpus or cerebrium, or less, a clone is dead. */
  deadAt: 0,
  /** At this much corpus or cerebrium, or less, a clone is afraid: half of what it starts with. */
  afraidAt: 10,
  /** Minimum of corpus and of cerebrium that must be left after paying with it. */
  leastLeftAfterPaying: 1,
  cardsPerSet: 16,
  attacksPerSet: 8,
  reactionsPerSet: 4,
  statesPerSet: 4,
  playableSets: 6,
  promoCards: 8,
  /** A game of four clones can have two deaths and two survivors. */
  paranoiaCopies: 2,
  /** Id of the card that is set aside until a clone dies. */
  paranoiaCard: 1,
  /** Printed on both sides of Paranoia. */
  paranoiaLimitsThoughtsBy: 1,
  personas: 4,
  tickTokens: 12,
  demoCards: 32,
  /** Sheets of paper: cards and rules together. */
  demoSheets: 5,
  demoCardSheets: 4,
  demoRulesSheets: 1,
  /** In minutes, with the fewest and with the most clones. */
  shortestGame: 20,
  longestGame: 45,
  minimumSets: 2,
  /** With the most clones. */
  minimumSetsForFour: 3,
  minClones: 2,
  maxClones: 4,
} as const;

/** The numbers of the optional rules (modules). */
export const moduleConstants = {
  grudgeGamesToWin: 2,
  firstDraftExtraIdeas: 2,
  noWayOutStart: 15,
  fullOfYourselfThoughtLimit: 6,
  fullOfYourselfExtraIdeas: 2,
  personasToChooseFrom: 2,
  shortTempersStart: 14,
} as const;
