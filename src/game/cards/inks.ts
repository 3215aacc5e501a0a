/**
 * The inks of the press: two that make every picture, the overprint
 * they make together, and the few that fill symbols. A set's spot colour is data
 * of the set. Names say what an ink is; what it is used for is said where it is used.
 */

export const inks = {
  paper: '#F6ECD6',
  /** Red over blue: the colour of all text and every frame. */
  overprint: '#231A2E',
  /** Shapes, and titles of 24 px and more only: 4.2 on paper. */
  corpusRed: '#D2322A',
  /** Red that may be read at body size: 5.6 on paper. */
  corpusRedDark: '#B3261E',
  cerebriumBlue: '#1C5C9E',
  cerebriumBlueDark: '#164A80',
  /** On overprint only: 9.9 there, 1.4 on paper. */
  fearGold: '#F2C14E',
  muted: '#5B4F63',
  /** A shade under corpus red, so that the numeral inside reads at 4.7. */
  dropRed: '#C62D26',
  ideaBrown: '#8A5A00',
  memorySlate: '#5B5566',
  stateGreen: '#2C6E49',
} as const;

export type InkName = keyof typeof inks;
