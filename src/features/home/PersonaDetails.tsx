/** Dialog about one persona: portrait, starting amounts, desire, fear, and a link to its story. */

import type { Persona } from '#game/cards/persona.ts';
import { typographic } from '#game/cards/typographic.ts';
import type { stories } from '#site/routes.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { CardSide } from '#ui/card-side/CardSide.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import text from '#ui/styles/text.module.css';
import styles from './PersonaDetails.module.css';
import { StartAmounts } from './StartAmounts.tsx';

type Props = {
  readonly persona: Persona;
  readonly story: (typeof stories)[number] | undefined;
  readonly onClose: () => void;
};

export function PersonaDetails({ persona, story, onClose }: Props) {
  const { slug, name, faction, start, desire, fear, flavor } = persona;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.head}>
        <div className={styles.portrait}>
          <Portrait slug={slug} />
        </div>
        <div className={styles.words}>
          <p className={text.labelSmall}>{faction}</p>
          <StartAmounts start={start} />
          <p className={text.flavour}>{typographic(flavor)}</p>
        </div>
      </div>
      <CardSide side="desire" effects={desire} />
      <CardSide side="fear" effects={fear} />
      <div className={styles.ways}>
        {story && (
          <ButtonLink look="primary" href={routes.personaStory.href(slug)}>
            {`Story: ${story.title}`}
          </ButtonLink>
        )}
        <ButtonLink href={routes.rules.href('personas')}>Personas in the rules</ButtonLink>
      </div>
    </Dialog>
  );
}
