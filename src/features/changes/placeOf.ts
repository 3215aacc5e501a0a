/** The address and name of the place of a changed text. */

import { ruleTitles } from '#game/glossary/titles.ts';
import { allCards } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { openCardChange, openRuleChange } from '#storage/changes/changes.ts';
import { readKey, type TextChange } from '#storage/changes/textChanges.ts';

export type Place = {
  readonly kind: 'Card' | 'Rules';
  readonly title: string;
  /** Absent when the text was removed. */
  readonly href?: string;
  readonly open: () => void;
};

const isTitled = (anchor: string): anchor is keyof typeof ruleTitles => Object.hasOwn(ruleTitles, anchor);

/** `undefined` for a change whose key this version cannot read. */
export function placeOf({ key, before, after }: TextChange): Place | undefined {
  const parts = readKey(key);
  if (parts === undefined) return undefined;
  if ('rule' in parts) {
    const { rule } = parts;
    const open = () => openRuleChange(rule);
    if (after === undefined || !isTitled(rule)) return { kind: 'Rules', title: rule, open };
    return { kind: 'Rules', title: ruleTitles[rule], href: routes.rules.href(rule), open };
  }
  const open = () => openCardChange(parts.card);
  const card = allCards().find(({ id }) => id === parts.card);
  if (!card) return { kind: 'Card', title: before?.split('\n')[0] ?? String(parts.card), open };
  return { kind: 'Card', title: card.name, href: routes.card.href(card.set, card.number), open };
}
