/** Step 1: the demo, the whole game, a set, or a search. */

import { cardSets, findCard } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { Field, Select } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './PrintSteps.module.css';
import { PrintStep, Tile } from './PrintSteps.tsx';

type Props = { readonly chosen: string; readonly onChange: (productId: string) => void };

export function WhatToPrint({ chosen, onChange }: Props) {
  const set = cardSets.find(({ slug }) => slug === chosen);
  const [first] = cardSets;
  return (
    <PrintStep number={1} title="What to print">
      <div className={styles.what}>
        <Tile
          name="what"
          title="Demo"
          note="With the rules"
          checked={chosen === 'demo'}
          onChange={() => onChange('demo')}
          drawing={<Fan cards={[[1, 5]]} />}
        />
        <Tile
          name="what"
          title="Whole game"
          note="With the personas"
          checked={chosen === 'game'}
          onChange={() => onChange('game')}
          drawing={
            <Fan
              cards={[
                [1, 5],
                [3, 5],
                [6, 5],
              ]}
            />
          }
        />
        <Tile
          name="what"
          title="One set"
          note="Only its cards"
          checked={set !== undefined}
          onChange={() => first && onChange(first.slug)}
          drawing={<Icon name="grid" />}
        />
        <a className={styles.tile} href={routes.advancedSearch.href()}>
          <Icon name="search" />
          <strong>A search</strong>
          <span>Only its cards</span>
        </a>
      </div>
      {set && (
        <Field label="Set">
          <Select value={set.slug} onChange={({ target }) => onChange(target.value)}>
            {cardSets.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </PrintStep>
  );
}

/** Small cards, by set and number, one over the other. */
function Fan({ cards }: { readonly cards: readonly (readonly [set: number, number: number])[] }) {
  return (
    <span className={styles.fan}>
      {cards.map(([set, number]) => (
        <DecorativeImage
          key={set}
          className={undefined}
          src={findCard(set, number)?.faces.thumb ?? ''}
          width={28}
          height={39}
          loading="lazy"
        />
      ))}
    </span>
  );
}
