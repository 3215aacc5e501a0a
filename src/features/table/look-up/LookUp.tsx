/** Look-up of cards and rules over the table, with a way back. */

import { type MouseEvent, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useTable } from '../tableContext.ts';
import { CardView } from './CardView.tsx';
import { Finder } from './Finder.tsx';
import { cardOfLink, ruleOfLink } from './linkTargets.ts';
import { RuleView } from './RuleView.tsx';

type View =
  | { readonly kind: 'finder' }
  | { readonly kind: 'rule'; readonly anchor: RuleAnchor }
  | { readonly kind: 'card'; readonly card: CardSummary };

export function LookUp({ anchor }: { anchor?: RuleAnchor }) {
  const { show } = useTable();
  const [typed, type] = useState('');
  const [trail, setTrail] = useState<readonly View[]>(anchor ? [{ kind: 'rule', anchor }] : []);
  const view = trail.at(-1) ?? { kind: 'finder' };
  const open = (next: View) => setTrail([...trail, next]);

  /** Links between rules and cards are followed here, and nothing leaves the table. */
  function follow(click: MouseEvent) {
    const rule = ruleOfLink(click.target);
    const card = cardOfLink(click.target);
    if (!rule && !card) return;
    click.preventDefault();
    if (rule) open({ kind: 'rule', anchor: rule });
    else if (card) open({ kind: 'card', card });
  }

  return (
    <Dialog
      title={view.kind === 'card' ? view.card.name : 'Look up'}
      size="tall"
      before={
        trail.length > 0 && (
          <Button onClick={() => setTrail(trail.slice(0, -1))}>
            <Icon name="arrow-left" />
            Back
          </Button>
        )
      }
      onClose={() => show(undefined)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key arrives here as a click */}
      <div onClick={follow}>
        {view.kind === 'finder' && <Finder typed={typed} onType={type} />}
        {view.kind === 'rule' && <RuleView anchor={view.anchor} />}
        {view.kind === 'card' && <CardView card={view.card} />}
      </div>
    </Dialog>
  );
}
