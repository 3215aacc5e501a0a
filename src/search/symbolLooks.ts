/** How players describe the symbols, for questions about them. */

import { type SymbolKind, symbols } from '#game/cards/symbol.ts';
import { type TermId, termAnchor } from '#game/glossary/anchors.ts';

type Looks = { readonly term: TermId; readonly like: string };

const looks: Readonly<Record<SymbolKind, Looks>> = {
  tick: { term: 'tick', like: 'tick, clock, watch, hourglass' },
  corpus: { term: 'corpus', like: 'corpus, drop, blood, heart, red, tear' },
  cerebrium: { term: 'cerebrium', like: 'cerebrium, brain, cloud, blue' },
  idea: { term: 'idea', like: 'idea, light bulb, lightbulb, lamp, brown' },
  memory: { term: 'memory', like: 'memory, page, sheet, folded corner, document, paper' },
  state: { term: 'state', like: 'state, pulse, heartbeat, wave, wavy line, zigzag line, green' },
  'transient-corpus': { term: 'transient', like: 'dashed, dotted, hollow, outlined, empty drop, dashed drop' },
  'transient-cerebrium': { term: 'transient', like: 'empty brain, dashed brain, outline' },
  activated: { term: 'activate', like: 'arrow, triangle, play button' },
  triggered: { term: 'trigger-icon', like: 'lightning, lightning bolt, flash, thunder, zigzag' },
};

/** The questions about the symbol of a term, by its anchor: "what is {T}", "clock symbol", "what does the clock mean". */
export const symbolQuestions: ReadonlyMap<string, readonly string[]> = symbols
  .filter(({ role }) => role !== 'cost')
  .reduce((questions, { kind, token }) => {
    const { term, like } = looks[kind];
    const own = like.split(', ').flatMap((look) => [`${look} symbol`, `what does the ${look} mean`]);
    const anchor = termAnchor(term);
    return questions.set(anchor, [...(questions.get(anchor) ?? []), `what is ${token}`, ...own]);
  }, new Map<string, readonly string[]>());
