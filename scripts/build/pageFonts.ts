/** The fonts of the page, their subset of characters, and their fallbacks. */

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const printableAscii = range(0x20, 0x7e);
const latin1Letters = range(0xc0, 0xff);

/** Every character that a text of the product may use; a test reads the texts and compares. */
export const pageCharacters = `${printableAscii}${latin1Letters}\u00A0£§©°·½–—‘’“”…•→←↑↓−₂`;

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
  /** The face it stands in for. */
  readonly font: FontFace;
  /** Its own family: that face's name with this behind it. */
  readonly suffix: string;
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

/** Fonts of devices; `--face-…` looks for them in this order. */
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
