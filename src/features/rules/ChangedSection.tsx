/** The stamp on a section of the rules that reads differently from what this reader last saw. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { unreadChanges } from '#storage/changes/changes.ts';
import { ruleKey } from '#storage/changes/textChanges.ts';
import { ChangedMark } from '#ui/badge/Badge.tsx';
import { useStore } from '#ui/subscriptions.ts';

export function ChangedSection({ id }: { readonly id: SectionAnchor }) {
  const waits = useStore(unreadChanges, unreadChanges.atFirst).has(ruleKey(id));
  return waits && <ChangedMark />;
}
