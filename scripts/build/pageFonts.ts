/** The fonts of the page, their subset of characters, and their fallbacks. */

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const printableAscii = range(0x20, 0x7e);
const latin1Letters = range(0xc0, 0xff);

/** Every character that a text of the site may use; a test compares it with the texts. */
export const pageCharacters = `${printableAscii}${latin1Letters}\u00A0£§©°·½–—‘’“”…•→←↑↓−₂`;

/** Kerning and ligatures, and lining and tabular figures for styles that use them. */
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

/** No heavier weight is needed, because symbols have their numerals as outlines. */
export const pageFonts: readonly FontFace[] = [display, label, text, italic, alegreya(500, '500Medium'), strong];

export type Fallback = {
  /** The font face that it replaces. */
  readonly font: FontFace;
  /** Appended to the family name of that face, to form its own. */
  readonly suffix: string;
  /** Its names on different devices, all with the same advance widths. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Typical text of the face, which must be as wide in the fallback as in the font itself. */
  readonly sample: string;
  /** Mean advance of the sample in the local font, in ems, measured once. */
  readonly sampleAdvance: number;
};

const proseSample =
  'Where one or fewer ideas are left in headspace, repress the rest at once and deal four more from the top of the head.';

const uses = {
  text: { font: text, weight: '400 500', sample: proseSample },
  italic: { font: italic, weight: '400', sample: proseSample },
  strong: { font: strong, weight: '700', sample: proseSample },
  label: {
    font: label,
    weight: '400',
    sample: 'ATTACK PHYSICAL DESIRE FEAR VALUE SEARCH ADVANCED STATE REACTION MENTAL',
  },
  display: {
    font: display,
    weight: '400',
    sample: 'Down the Cellar Steps, Better Haircut, Strings Attached, Adrenal Overdraft, Mob of One',
  },
};

type Local = readonly [sampleAdvance: number, ...names: string[]];
type LocalFonts = { readonly suffix: string } & Readonly<Record<keyof typeof uses, Local>>;

/** System fonts, in the order in which the `--face-…` font stacks list them. */
const localFonts: readonly LocalFonts[] = [
  {
    suffix: 'Fallback',
    text: [0.4438, 'Arial', 'ArialMT', 'Liberation Sans'],
    italic: [0.4438, 'Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'],
    strong: [0.4735, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    label: [0.6003, 'Arial', 'ArialMT', 'Liberation Sans'],
    display: [0.4416, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  {
    suffix: 'Fallback Android',
    text: [0.4408, 'Roboto', 'Roboto-Regular'],
    italic: [0.4285, 'Roboto Italic', 'Roboto-Italic'],
    strong: [0.4466, 'Roboto Bold', 'Roboto-Bold'],
    label: [0.5585, 'Roboto', 'Roboto-Regular'],
    display: [0.5143, 'Noto Serif Bold', 'NotoSerif-Bold'],
  },
  {
    suffix: 'Fallback Linux',
    text: [0.5067, 'DejaVu Sans', 'DejaVuSans'],
    italic: [0.5067, 'DejaVu Sans Oblique', 'DejaVuSans-Oblique'],
    strong: [0.5716, 'DejaVu Sans Bold', 'DejaVuSans-Bold'],
    label: [0.6106, 'DejaVu Sans', 'DejaVuSans'],
    display: [0.5755, 'DejaVu Serif Bold', 'DejaVuSerif-Bold'],
  },
];

const namesOfUses = Object.keys(uses) as (keyof typeof uses)[];

export const fallbacks: readonly Fallback[] = localFonts.flatMap((fonts) =>
  namesOfUses.map((use) => {
    const [sampleAdvance, ...local] = fonts[use];
    return { ...uses[use], suffix: fonts.suffix, sampleAdvance, local };
  }),
);
