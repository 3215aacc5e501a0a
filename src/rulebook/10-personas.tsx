/** Reference: the rules of personas, and the four persona cards. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import type { Persona } from '#game/cards/persona.ts';
import { typographic } from '#game/cards/typographic.ts';
import { personas } from '#game/generated/personas.ts';
import { routes, stories } from '#site/routes.ts';
import { Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './10-personas.module.css';
import { PersonaCard } from './figures/PersonaCard.tsx';

export function Personas() {
  return (
    <>
      <Lead>
        The face you put on for the fight has something that it wants, and something that it would rather not discuss.
      </Lead>
      <p>
        A <Term id="persona" /> lies in the persona zone of its clone. It is dealt as described under{' '}
        <RuleLink to="module-personas">Modules</RuleLink>. Its starting numbers replace those of the basic mode.
      </p>
      <ul>
        <li>
          Its <Term id="desire" /> works while its clone is not afraid. Its <Term id="fear" /> works while its clone is
          afraid.
        </li>
        <li>
          Persona cards cannot change <Term id="zone">zones</Term>, and cannot be chosen by effects. They are not
          states, and they have no cost.
        </li>
        <li>
          The effects of a persona are items on the stem like any others. They can be cancelled and{' '}
          <Term id="take-over">taken over</Term>; the card itself is not touched by that.
        </li>
        <li>Activated effects of a persona work only on its clone’s turn, through an activate action.</li>
        <li>The faction of a persona is flavour and does nothing.</li>
      </ul>
      <PersonaCard />
      <div className={styles.personas}>
        {personas.map((persona) => (
          <PersonaEntry key={persona.slug} persona={persona} />
        ))}
      </div>
    </>
  );
}

function PersonaEntry({ persona }: { persona: Persona }) {
  const { name, slug, faction, start, desire, fear, flavor, notes = [] } = persona;
  const story = stories.find((each) => each.slug === slug);
  return (
    <article className={styles.persona} id={`persona-${slug}`} tabIndex={-1}>
      <h4>{name}</h4>
      <p>{faction}</p>
      <dl>
        <dt>Starts with</dt>
        <dd>
          {`${start.corpus} corpus, ${start.cerebrium} cerebrium, ${start.ideas} ${start.ideas === 1 ? 'idea' : 'ideas'}`}
        </dd>
        <dt>Desire</dt>
        <dd>
          <CardParagraphs text={desire} />
        </dd>
        <dt>Fear</dt>
        <dd>
          <CardParagraphs text={fear} />
        </dd>
      </dl>
      {notes.map(({ text }) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
      <p className={styles.flavour}>{typographic(flavor)}</p>
      {story && (
        <p>
          <a href={routes.personaStory.href(slug)}>{`Story: ${story.title}`}</a>
        </p>
      )}
    </article>
  );
}

/** One side of a card as it is printed, a paragraph for each ability. */
export function CardParagraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph}>
      <RichText text={paragraph} />
    </p>
  ));
}
