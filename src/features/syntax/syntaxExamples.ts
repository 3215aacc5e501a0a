/** Searches that show how parts go together; the page adds the sentence for each. */

export const syntaxExamples: readonly { readonly typed: string; readonly meaning: string }[] = [
  { typed: 't:attack d:mental', meaning: 'A card must match every filter.' },
  { typed: 't:attack forget', meaning: 'A word without a field searches names, then the text of both sides.' },
  { typed: 'e:"gain {T}"', meaning: 'Quotation marks keep a phrase together.' },
  { typed: '-set:duel t:state', meaning: 'A hyphen excludes what follows it.' },
  { typed: 'set:ego or set:agaku', meaning: 'A card must match one of the two.' },
  { typed: '(t:attack or t:reaction) rv>=3', meaning: 'Brackets group filters.' },
  { typed: 'name="Duck, Obviously"', meaning: 'An equals sign compares the whole text, not a part of it.' },
  { typed: 'rv<2 -is:activated', meaning: 'Compare values with <, <=, > and >=.' },
  { typed: 'cost:"1 tick, no corpus"', meaning: 'A cost may be spelled out.' },
];
