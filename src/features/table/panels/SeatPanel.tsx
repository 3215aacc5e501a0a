/** The clone's other counters, and its persona with the side that is in effect. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import { personas } from '#game/generated/personas.ts';
import { isAfraid } from '#game/rules/desireAndFear.ts';
import { cloneAt } from '#game/rules/table.ts';
import type { CountKind } from '#game/tracker/tableEvent.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choice } from '#ui/field/Field.tsx';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { useTable } from '../tableContext.ts';
import { Counter } from './Counter.tsx';
import styles from './panels.module.css';
import { ThoughtCounters } from './ThoughtCounters.tsx';

export function SeatPanel({ seat }: { seat: number }) {
  const { table, act, show } = useTable();
  const clone = cloneAt(table, seat);
  const change = (kind: CountKind) => () => act({ kind, seat, amount: 1 });
  return (
    <Dialog title={clone.name} names={[clone.name]} onClose={() => show(undefined)}>
      <RefusalNote seat={seat} />
      <ThoughtCounters seat={seat} />
      <Counter
        word="Ticks"
        value={clone.ticks}
        note={clone.owedTicks > 0 ? `Owes ${clone.owedTicks}` : 'Ticks you lose but do not have are owed.'}
        onLess={change('lose-ticks')}
        onMore={change('gain-ticks')}
      />
      {table.clones.length > 2 && (
        <Counter
          word="Paranoia"
          value={clone.paranoia}
          onLess={change('lose-paranoia')}
          onMore={change('gain-paranoia')}
        />
      )}
      <p>
        <Choice
          type="checkbox"
          checked={clone.toldAfraid}
          onChange={({ currentTarget }) => act({ kind: 'tell-afraid', seat, afraid: currentTarget.checked })}
        >
          Afraid, because an effect says so
        </Choice>
      </p>
      {clone.persona !== undefined && <PersonaNow slug={clone.persona} afraid={isAfraid(clone)} />}
    </Dialog>
  );
}

type PersonaProps = { readonly slug: string; readonly afraid: boolean };

/** A clone's persona, with the side that is in effect. */
function PersonaNow({ slug, afraid }: PersonaProps) {
  const persona = personas.find((candidate) => candidate.slug === slug);
  if (!persona) return null;
  return (
    <section className={styles.persona} {...(afraid && { 'data-ground': 'night' })}>
      <h3>{persona.name}</h3>
      <p className={text.label}>{afraid ? 'Its fear works now' : 'Its desire works now'}</p>
      {paragraphsOf(afraid ? persona.fear : persona.desire).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </section>
  );
}
