/** The page's type (bible 8.3): which faces, cut to which characters, and what stands in until they arrive. */

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const printableAscii = range(0x20, 0x7e);
const latin1Letters = range(0xc0, 0xff);

/** Every character that a text of the product may use; a test reads the texts and compares. */
export const pageCharacters = `${printableAscii}${latin1Letters}\u00A0£§©°·½–—‘’“”…•→←↑↓−`;

/** Kerning and ligatures, and figures of one height and of one width where a style asks for them. */
export const keptFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark'];

export type FontFace = {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** A ttf file in node_modules. */
  readonly source: string;
};

const alegreya = (weight: number, folder: string, style: FontFace['style'] = 'normal'): FontFace => ({
  family: 'Alegreya Sans',
  weight,
  style,
  source: `@expo-google-fonts/alegreya-sans/${folder}/AlegreyaSans_${folder}.ttf`,
});

const label: FontFace = {
  family: 'League Gothic',
  weight: 400,
  style: 'normal',
  source: '@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf',
};

const display: FontFace = {
  family: 'Rozha One',
  weight: 400,
  style: 'normal',
  source: '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf',
};

const text = alegreya(400, '400Regular');
const italic = alegreya(400, '400Regular_Italic', 'italic');
const strong = alegreya(700, '700Bold');

/** Symbols carry their numerals as outlines, so no heavier weight is needed. */
export const pageFonts: readonly FontFace[] = [display, label, text, italic, alegreya(500, '500Medium'), strong];

export type Fallback = {
  /** The face it stands in for; its own family is this one's name with "Fallback" behind it. */
  readonly font: FontFace;
  /** Names under which devices have it, all with the same widths. */
  readonly local: readonly string[];
  readonly weight: string;
  /** What the face is used for: as wide in the fallback as in the font itself. */
  readonly sample: string;
  /** Mean advance of the sample in the local font, in ems, measured once. */
  readonly sampleAdvance: number;
};

const proseSample =
  'Where one or fewer ideas are left in headspace, repress the rest at once and deal four more from the top of the head.';

export const fallbacks: readonly Fallback[] = [
  {
    font: text,
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    weight: '400 500',
    sample: proseSample,
    sampleAdvance: 0.4438,
  },
  {
    font: italic,
    local: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'Roboto Italic'],
    weight: '400',
    sample: proseSample,
    sampleAdvance: 0.4438,
  },
  {
    font: strong,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    weight: '700',
    sample: proseSample,
    sampleAdvance: 0.4735,
  },
  {
    font: label,
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    weight: '400',
    sample: 'ATTACK PHYSICAL DESIRE FEAR VALUE SEARCH ADVANCED STATE REACTION MENTAL',
    sampleAdvance: 0.6003,
  },
  {
    font: display,
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    weight: '400',
    sample: 'Down the Cellar Steps, Better Haircut, Strings Attached, Adrenal Overdraft, Mob of One',
    sampleAdvance: 0.4416,
  },
];
