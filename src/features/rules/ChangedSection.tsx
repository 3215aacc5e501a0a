/** The stamp on a section of the rules that reads differently from what this reader last saw. */

import { ruleKey } from '#domain/changes/textChanges.ts';
import type { SectionAnchor } from '#domain/rulebook/anchors.ts';
import { waitingChanges } from '#state/changes.ts';
import { ChangedMark } from '#ui/changed-mark/ChangedMark.tsx';
import { useStore } from '#ui/use-store.ts';

export function ChangedSection({ id }: { readonly id: SectionAnchor }) {
  const waits = useStore(waitingChanges, waitingChanges.atFirst).has(ruleKey(id));
  return waits && <ChangedMark />;
}
