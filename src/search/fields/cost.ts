import { canonicalCost } from '#game/cards/cost.ts';
import { costGroups } from '#game/cards/symbol.ts';
import { readCost } from '../query/readCost.ts';
import { plain, quoted } from '../query/sentence.ts';
import { maxTextLength } from '../text/searchText.ts';
import { conjugated, type SearchField } from './field.ts';

/** Canonical cost, compared for equality. */
export const cost: SearchField<string> = {
  param: 'cost',
  kind: 'text',
  /** Accepts symbols in any spelling, or the exact text of a cost, which must contain at least one digit. */
  read: (given) => {
    const text = String(given);
    const { cost, unknown } = readCost(text);
    if (unknown.length > 0 && !/\d/.test(text)) return undefined;
    const canonical = unknown.length > 0 ? canonicalCost(text) : cost;
    return canonical !== '' && canonical.length <= maxTextLength ? canonical : undefined;
  },
  fault: 'It is a cost, such as {T1}{C0} or "1 tick, no corpus".',
  typed: ['cost', 'c'],
  /** There are few different costs, so the result is cached for each. */
  matches: (wanted) => {
    const canonical = canonicalCost(wanted);
    const known = new Map<string, boolean>();
    return ({ cost }) => {
      const equal = known.get(cost) ?? canonicalCost(cost) === canonical;
      known.set(cost, equal);
      return equal;
    };
  },
  words: (cost) => ({
    noun: [plain('cost '), ...quoted(cost)],
    whose: [plain('cost is '), ...quoted(cost)],
    clause: (voice) => [plain(`${conjugated('cost', voice)} `), ...quoted(cost)],
  }),
  help: ['It costs exactly this.', 'cost:{T1}{C0}'],
  control: { place: 7, as: 'symbols', label: 'Cost, exactly', groups: costGroups },
  sample: { cost: '{T1}{C0}' },
};
