/** Credits that fit into the margin of a sheet. */
export const sheetCredits = (holder: string) =>
  `© ${holder}, CC BY-NC-SA 4.0. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, modified. Type: Rozha One, League Gothic, Alegreya Sans, SIL OFL 1.1.`;
