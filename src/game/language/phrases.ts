/**
 * The phrase table: every sentence that a card may print, and the node it
 * stands for. Parser and printer share it, so that a parsed text prints unchanged.
 *
 * `<field>` is a gap that a codec of the same name fills; `<field:codec>` names
 * another. A phrase begins in lower case; the printer adds capitals. The marks of marks.ts are
 * for the words that depend on the reader; voice.ts lists them.
 */

import type { Codec } from './codec.ts';
import type * as codecs from './codecs.ts';
import type { Constant, Effect } from './program.ts';

export type Phrase = {
  readonly text: string;
  /** Fields of the node that follow from the phrase alone. */
  readonly node: Readonly<Record<string, unknown>>;
};

/** Separators between several effects in one gap: a semicolon for modes, followed by "or" for offers. */
export const separators: Readonly<Record<string, string> & Record<'effects' | 'options', string>> = {
  effects: '; ',
  options: '; or ',
};

type Codecs = typeof codecs & {
  readonly effect: Codec<Effect>;
  readonly effects: Codec<readonly Effect[]>;
  readonly options: Codec<readonly Effect[]>;
};
type Value<Name> = Name extends keyof Codecs ? (Codecs[Name] extends Codec<infer V> ? V : never) : unknown;

/** The fields of a node that the gaps of a text fill. */
type Filled<Text> = Text extends `${string}<${infer Gap}>${infer Rest}`
  ? (Gap extends `${infer Field}:${infer Name}` ? Record<Field, Value<Name>> : Record<Gap, Value<Gap>>) & Filled<Rest>
  : unknown;

type FieldOf<Node> = Node extends unknown ? keyof Node : never;

/** A table of phrases. A row whose gaps and fields do not make a whole node, or make more, does not compile. */
const phrasesOf =
  <Node>() =>
  <const Phrases extends readonly Phrase[]>(
    phrases: {
      [Row in keyof Phrases]: Phrases[Row]['node'] & Filled<Phrases[Row]['text']> extends infer Whole extends Node
        ? [keyof Whole] extends [FieldOf<Node>]
          ? Phrases[Row]
          : Phrase & { readonly node: Node }
        : Phrase & { readonly node: Node };
    },
  ): readonly Phrase[] =>
    phrases as Phrases;

export const constantPhrases = phrasesOf<Constant>()([
  { text: "[add] this to [another clone]'s [condition=new you]", node: { is: 'curse' } },
  { text: '[your] thought limit is <by:limitChange>', node: { is: 'thought-limit' } },
  { text: '[your] <discipline> attacks deal <more:number> more <track> damage', node: { is: 'attack-damage' } },
  { text: '[your] attacks deal <more:number> more <track> damage', node: { is: 'attack-damage' } },
  { text: '[your] attacks deal <more:number> more damage', node: { is: 'attack-damage' } },
  { text: 'attacks deal <less:number> less damage to [you]', node: { is: 'armour' } },
  { text: '[you are] afraid', node: { is: 'afraid' } },
  { text: '[other clones] cannot choose other states in [your] condition', node: { is: 'guard' } },
]);

/** Longer phrases come before phrases that they begin with. */
export const effectPhrases = phrasesOf<Effect>()([
  {
    text: '[deal] <base:number> <track> [damage] to <whom>. [If] <if:condition>, [deal] <instead:number> <track> [damage] instead',
    node: { do: 'damage' },
  },
  { text: '[deal] <per:number> <track> [damage] to <whom> for each <each>', node: { do: 'damage', base: 0 } },
  {
    text: '[deal] <base:number> <track> [damage] to <whom>, plus <per:number> for each <each>',
    node: { do: 'damage' },
  },
  {
    text: '[deal] [<base:number> <track> damage, plus X,=<base:number>+1X <track>,] to <whom>',
    node: { do: 'damage', per: 1, each: 'x' },
  },
  {
    text: '[deal] [<base:number> <track> damage, plus twice X,=<base:number>+2X <track>,] to <whom>',
    node: { do: 'damage', per: 2, each: 'x' },
  },
  {
    text: '[deal] [<track> damage=<base:number>+<per:number>X <track>,] to <whom>( equal to <per:number> times X, plus <base:number>|)',
    node: { do: 'damage', each: 'x' },
  },
  {
    text: '[deal] <track> damage( to <whom>|) equal to <each:measure>, plus <base:number>(|, to <whom>)',
    node: { do: 'damage', per: 1 },
  },
  {
    text: '[deal] <track> damage( to <whom>|) equal to <each:measureAlone>(|, to <whom>)',
    node: { do: 'damage', base: 0, per: 1 },
  },
  {
    text: '[deal] <next:number> <track> [damage] [to the next clone] and <previous:number> <track> [damage] to [the previous clone]',
    node: { do: 'damage-neighbours' },
  },
  { text: '[deal] <base:number> <track> [damage] to <whom>', node: { do: 'damage' } },
  { text: '[you deal] <base:number> <track> [damage] to <whom>', node: { do: 'damage', by: 'you' } },

  {
    text: '[gain] [<base:number> <what:resource>, plus twice X=<base:number>+2X <what:resource>]',
    node: { do: 'gain-scaled', per: 2, each: 'x' },
  },
  { text: '[gain] <base:number> <what:resource>, plus <per:number> for each <each>', node: { do: 'gain-scaled' } },
  {
    text: '[gain] <also:gain> and [<per:number> <what:resource> for each other clone=0+<per:number>N <what:resource>]',
    node: { do: 'gain-scaled', base: 0, each: 'other-clones' },
  },
  {
    text: '[gain] [<what:resource> equal to X, plus <base:number>=<base:number>+1X <what:resource>]',
    node: { do: 'gain-scaled', per: 1, each: 'x' },
  },
  {
    text: '[gain] [<what:resource> equal to <per:number> times X=0+<per:number>X <what:resource>]',
    node: { do: 'gain-scaled', base: 0, each: 'x' },
  },
  {
    text: '[gain] <what:resource> equal to <each:measure>, plus <base:number>',
    node: { do: 'gain-scaled', per: 1 },
  },
  { text: '[gain] <gains>', node: { do: 'gain' } },
  { text: '<whom> [gains] <gains>', node: { do: 'gain' } },
  { text: '[you lose] <number> <track>', node: { do: 'lose', whom: 'you' } },
  { text: '[lose] <number> <track>', node: { do: 'lose' } },
  { text: '<whom> [loses] <number> <track>', node: { do: 'lose' } },
  { text: '<whom> [loses] {T}', node: { do: 'lose-tick' } },

  { text: '[forget] each idea in [your] thoughts', node: { do: 'forget', number: 'all' } },
  { text: '[forget] <number:ideas>', node: { do: 'forget' } },
  { text: '<whom> [forgets] <ideas> and [loses] <number> <track>', node: { do: 'forget-and-lose' } },
  { text: '<whom> [forgets] <number:ideas>', node: { do: 'forget' } },
  {
    text: "[look] at [another clone]'s thoughts and [choose] an idea there. [That clone] [forgets] it",
    node: { do: 'pick-forgotten', whom: 'another-clone' },
  },
  { text: "[look] at [another clone]'s thoughts", node: { do: 'look', whom: 'another-clone' } },
  { text: '[remember] <number:cards> with resource value <maxValue:number> or less', node: { do: 'remember' } },
  { text: '[remember] <number:cards>', node: { do: 'remember' } },

  { text: '[remove] a state', node: { do: 'remove-state' } },
  { text: '[remove] this state', node: { do: 'remove-this' } },
  { text: '[remove] each state', node: { do: 'remove-states' } },
  {
    text: "[move] a state with resource value [X] or less from [another clone]'s condition to [yours]",
    node: { do: 'move-state', whom: 'another-clone', maxValue: 'x' },
  },
  {
    text: "[move] a state with resource value <maxValue:number> or less from [another clone]'s condition to [yours]",
    node: { do: 'move-state', whom: 'another-clone' },
  },
  {
    text: "[move] an idea at random from [another clone]'s thoughts to [yours]",
    node: { do: 'steal-idea', whom: 'another-clone' },
  },
  { text: '[choose] a take. [Put] its idea into [your] thoughts', node: { do: 'steal-take' } },
  { text: '[replace] an idea in headspace', node: { do: 'replace-idea' } },
  { text: '<times>', node: { do: 'gamble' } },

  {
    text: '[cancel] <what:onStem> unless its controller <unless:price>. [Put] it into [your] thoughts',
    node: { do: 'cancel', keep: true },
  },
  { text: '[cancel] <what:onStem>. [Put] it into [your] thoughts', node: { do: 'cancel', keep: true } },
  { text: '[cancel] <what:onStem> unless its controller <unless:price>', node: { do: 'cancel' } },
  { text: '[cancel] <what:onStem>', node: { do: 'cancel' } },
  {
    text: '[choose] a <discipline> attack that chose [you]. [You choose] a new clone for it',
    node: { do: 'redirect' },
  },
  {
    text: '[choose] an activated or triggered effect. [You control] it and [make] new choices for it',
    node: { do: 'take-control' },
  },
  {
    text: "[choose] an attack card in [another clone]'s memories. [Resolve] its desire effect. [You control] it",
    node: { do: 'resolve-card', side: 'desire' },
  },
  {
    text: "[choose] an attack card with a fear side in [another clone]'s memories. [Resolve] its fear effect. [You control] it",
    node: { do: 'resolve-card', side: 'fear' },
  },
  { text: '[your] next attack this turn deals <more:number> more damage', node: { do: 'next-attack' } },

  { text: '[each other clone] [chooses] one: <options:options>', node: { do: 'offer' } },
  { text: '[choose] <number:howMany>: <modes:effects>', node: { do: 'modes' } },
  { text: '[you may] <first:effect>. [If] [you do], <then:effect>', node: { do: 'may' } },
  { text: '[if] <if:condition>, <then:effect>', node: { do: 'if' } },
  { text: '<first:effect>, then <then:effect>', node: { do: 'in-turn' } },
]);

/** Optional last sentence of an activated effect. */
export const oncePhrase = '(Activate this only|Only) once each turn.';

/** Optional last sentence of an attack. */
export const xMaxPhrase: Phrase = { text: 'x is <xMax:number> or less', node: {} };
