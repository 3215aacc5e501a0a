/**
 * The printing inks: the two that make every picture, their overprint, and the
 * few that fill symbols. A set's spot colour is part of the set's data. Names
 * describe an ink, not its use.
 */

export const inks = {
  paper: '#F6ECD6',
  /** Red over blue: the colour of all text and every frame. */
  overprint: '#231A2E',
  /** Only for shapes, and titles of 24 px or more: contrast 4.2 on paper. */
  corpusRed: '#D2322A',
  /** Red for text at body size: contrast 5.6 on paper. */
  corpusRedDark: '#B3261E',
  cerebriumBlue: '#1C5C9E',
  cerebriumBlueDark: '#164A80',
  /** Only on overprint: contrast 9.9 there, 1.4 on paper. */
  fearGold: '#F2C14E',
  muted: '#5B4F63',
  /** Slightly darker than corpus red, so that the numeral inside has a contrast of 4.7. */
  dropRed: '#C62D26',
  ideaBrown: '#8A5A00',
  memorySlate: '#5B5566',
  stateGreen: '#2C6E49',
} as const;

export type InkName = keyof typeof inks;
