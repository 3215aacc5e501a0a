/** Cards in groups. Loads their texts if the view shows them, and marks cards whose text has changed. */

import { use } from 'react';
import { cardTexts } from '#search/cardTexts.ts';
import type { ListGroup } from '#search/listCards.ts';
import type { View } from '#search/listing.ts';
import { unreadChanges } from '#storage/changes/changes.ts';
import { cardKey } from '#storage/changes/textChanges.ts';
import { CardListing } from '#ui/card-listing/CardListing.tsx';
import type { GroupInView } from '#ui/card-listing/groupInView.ts';
import { useStore } from '#ui/subscriptions.ts';

type Props = {
  readonly groups: readonly ListGroup[];
  readonly view: View;
  readonly observeGroup: GroupInView['observe'];
  readonly isFolded: boolean;
};

export function FoundList({ groups, view, observeGroup, isFolded }: Props) {
  const texts = view === 'faces' ? undefined : use(cardTexts.read());
  const changed = useStore(unreadChanges, unreadChanges.atFirst);
  return (
    <CardListing
      groups={groups}
      view={view}
      texts={texts}
      isChanged={({ id }) => changed.has(cardKey(id))}
      observeGroup={observeGroup}
      isFolded={isFolded}
    />
  );
}
