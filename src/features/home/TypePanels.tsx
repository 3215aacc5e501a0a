/** The three types of card, each with a poster in its own pattern and three sample cards. */

import type { ReactNode } from 'react';
import type { CardType } from '#game/cards/card.ts';
import { allCards, findCard } from '#search/catalogue.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import { routes } from '#site/routes.ts';
import { CardThumbnail } from '#ui/card-face/CardPicture.tsx';
import { Figure } from '#ui/poster/figures.tsx';
import { Poster } from '#ui/poster/Poster.tsx';
import { Bars, Rays, Rings } from '#ui/poster/patterns.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './TypePanels.module.css';

const box = { width: 480, height: 660 };
const focus = { x: 240, y: 210 };

type Panel = {
  readonly type: CardType;
  readonly name: string;
  /** The set whose spot colour is the background. */
  readonly set: number;
  readonly text: string;
  /** Three cards of this type, by set and number. */
  readonly samples: readonly (readonly [set: number, number: number])[];
  readonly picture: ReactNode;
};

const panels: readonly Panel[] = [
  {
    type: 'attack',
    name: 'Attack',
    set: 2,
    text: 'Done once and held against you for ever. You pay, somebody with your face is hurt, and the card goes to your memories.',
    samples: [
      [1, 5],
      [2, 3],
      [6, 5],
    ],
    picture: (
      <>
        <Rays {...focus} />
        <Figure name="punch-blast" x={272} y={220} size={330} ink="blue" mirrored />
        <Figure name="punch-blast" x={214} y={206} size={330} ink="red" />
      </>
    ),
  },
  {
    type: 'reaction',
    name: 'Reaction',
    set: 4,
    text: 'The reflex: it arrives last, happens first and costs no ticks. Use it on anybody’s turn, your own included.',
    samples: [
      [1, 10],
      [4, 10],
      [3, 12],
    ],
    picture: (
      <>
        <Rings {...focus} />
        <Figure name="riposte" x={262} y={232} size={290} ink="red" turned={180} />
        <Figure name="riposte" x={222} y={196} size={290} ink="blue" />
      </>
    ),
  },
  {
    type: 'state',
    name: 'State',
    set: 3,
    text: 'Something you have become. It stays clipped to the end of your bed, working, until somebody takes it off.',
    samples: [
      [1, 16],
      [5, 14],
      [4, 13],
    ],
    picture: (
      <>
        <Bars width={box.width} />
        <Figure name="meditation" x={240} y={216} size={470} ink="blue" echo />
        <Figure name="meditation" x={240} y={216} size={385} ink="blue" echo />
        <Figure name="meditation" x={252} y={220} size={296} ink="red" />
        <Figure name="meditation" x={232} y={208} size={296} ink="blue" />
      </>
    ),
  },
];

const count = (type: CardType) => allCards().filter((card) => card.type === type).length;

export function TypePanels() {
  return (
    <section data-skippable="" aria-labelledby="three-types">
      <VisuallyHidden as="h2" id="three-types">
        Three types of card
      </VisuallyHidden>
      <div className={styles.panels}>
        {panels.map(({ type, name, set, text, samples, picture }) => (
          <article key={type} className={styles.panel}>
            <Poster set={set} {...box}>
              {picture}
            </Poster>
            <div className={styles.slip}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
              <ul className={styles.samples}>
                {samples.map(([set, number]) => {
                  const card = findCard(set, number);
                  return (
                    card && (
                      <li key={card.id}>
                        <CardThumbnail card={card} />
                      </li>
                    )
                  );
                })}
              </ul>
              <p>
                <a
                  className={styles.all}
                  href={routes.searchResults.href(toSearchParams({ type }))}
                >{`See all ${count(type)} ${type}s`}</a>
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
