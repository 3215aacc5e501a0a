/** The fonts of the page, their subset of characters, and their fallbacks. */

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const printableAscii = range(0x20, 0x7e);
const latin1Letters = range(0xc0, 0xff);

/** Every character that a text of the site may use; a test compares it with the texts. */
export const pageCharacters = `${printableAscii}${latin1Letters}\u00A0£§©°·½–—‘’“”…•→←↑↓−₂`;

/** Kerning and ligatures, and lining and tabular figures for styles that use them. */
export const keptFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark'];

/** @param file A ttf file in node_modules. */
const face = (family: string, file: string, weight = 400, style: 'normal' | 'italic' = 'normal') => ({
  family,
  weight,
  style,
  source: `@expo-google-fonts/${file}.ttf`,
});
export type FontFace = ReturnType<typeof face>;

const alegreya = (name: string, weight?: number, style?: FontFace['style']) =>
  face('Alegreya Sans', `alegreya-sans/${name}/AlegreyaSans_${name}`, weight, style);

const text = alegreya('400Regular');
const italic = alegreya('400Regular_Italic', 400, 'italic');
export const strong = alegreya('700Bold', 700);
const label = face('League Gothic', 'league-gothic/400Regular/LeagueGothic_400Regular');
export const display = face('Rozha One', 'rozha-one/RozhaOne_400Regular');

/** No heavier weight is needed, because symbols have their numerals as outlines. */
export const pageFonts: readonly FontFace[] = [display, label, text, italic, alegreya('500Medium', 500), strong];

const proseSample =
  'Where one or fewer ideas are left in headspace, repress the rest at once and deal four more from the top of the head.';

/** The fonts with fallbacks. The sample is typical text, which must be as wide in the fallback as in the font. */
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

/** Mean advance of the sample in ems, measured once, and names on different devices, all with the same advances. */
type Local = readonly [sampleAdvance: number, ...names: string[]];

/** System fonts, in the order in which the `--face-…` font stacks list them. */
const localFonts: readonly Readonly<{ suffix: string } & Record<keyof typeof uses, Local>>[] = [
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

/** The suffix is appended to the family name of the font. */
export const fallbacks = localFonts.flatMap(({ suffix, ...fonts }) =>
  namesOfUses.map((use) => {
    const [sampleAdvance, ...local] = fonts[use];
    return { ...uses[use], suffix, sampleAdvance, local };
  }),
);
export type Fallback = (typeof fallbacks)[number];
