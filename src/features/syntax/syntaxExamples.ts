/** Searches that show how parts go together; what each finds is said by the machine itself. */

export const syntaxExamples: readonly { readonly typed: string; readonly meaning: string }[] = [
  { typed: 't:attack d:mental', meaning: 'Side by side, all must hold.' },
  { typed: 't:attack forget', meaning: 'A word beside a field is looked for in the text of either side.' },
  { typed: 'e:"gain {T}"', meaning: 'Quotation marks keep a phrase together.' },
  { typed: '-set:duel t:state', meaning: 'A hyphen denies what follows it.' },
  { typed: 'set:ego or set:agaku', meaning: 'Either will do.' },
  { typed: '(t:attack or t:reaction) rv>=3', meaning: 'Brackets say what belongs together.' },
  { typed: 'name="Duck, Obviously"', meaning: 'An equals sign wants the whole text, not a part of it.' },
  { typed: 'rv<2 -is:activated', meaning: 'Values may be compared.' },
  { typed: 'cost:"1 tick, no corpus"', meaning: 'A cost may be spelled out.' },
];
