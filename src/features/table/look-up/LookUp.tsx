/** Look-up of cards and rules over the table, with a Back button. */

import { type MouseEvent, useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { useTable } from '../tableContext.ts';
import { CardView } from './CardView.tsx';
import { Finder } from './Finder.tsx';
import styles from './LookUp.module.css';
import { cardOfLink, ruleOfLink } from './linkTargets.ts';

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

  /** Follows links between rules and cards inside the panel, so that the user stays at the table. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click */}
      <div onClick={follow}>
        {view.kind === 'finder' && <Finder typed={typed} onType={type} />}
        {view.kind === 'rule' && <RuleView anchor={view.anchor} />}
        {view.kind === 'card' && <CardView card={view.card} />}
      </div>
    </Dialog>
  );
}

const Rulebook = lazyComponent(async () => (await import('#rulebook/Rulebook.tsx')).Rulebook);

/** The rulebook, open at a rule. */
function RuleView({ anchor }: { anchor: RuleAnchor }) {
  return (
    <div className={styles.rules}>
      <LazyPart loading={<p>Loading the rules …</p>}>
        <Rulebook />
        <OpenAt key={anchor} anchor={anchor} />
      </LazyPart>
    </div>
  );
}

/** Rendered after the rulebook, so that its effect runs once the rulebook is in the DOM. */
function OpenAt({ anchor }: { anchor: RuleAnchor }) {
  useEffect(() => {
    const rule = document.getElementById(anchor);
    if (rule instanceof HTMLDetailsElement) rule.open = true;
    rule?.scrollIntoView({ block: 'start', behavior: 'instant' });
    rule?.focus({ preventScroll: true });
  }, [anchor]);
  return null;
}
