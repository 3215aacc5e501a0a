/** The name of a card, leading to its page. That the name is the card's own is for a test of the whole text to say. */

import { routes } from '#site/routes.ts';
import styles from './prose.module.css';

type Props = { readonly set: number; readonly number: number; readonly children: string };

export function CardName({ set, number, children }: Props) {
  return (
    <a href={routes.card.href(set, number)} className={styles.card}>
      {children}
    </a>
  );
}
