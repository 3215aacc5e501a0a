/** The parameters of an address that were ignored, why, and a link without them. */

import type { Ignored } from '#search/query/searchQuery.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './IgnoredParams.module.css';

type Props = {
  readonly ignored: readonly Ignored[];
  /** The address of the same page without a parameter. */
  readonly hrefWithout: (ignored: Ignored) => string;
};

export function IgnoredParams({ ignored, hrefWithout }: Props) {
  return ignored.map((parameter, place) => {
    const { name, value, reason } = parameter;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same parameter may occur twice in an address
      <p key={place} className={styles.ignored}>
        <Icon name="warning" />
        <span>
          Ignored: <strong>{`${name}=${value}`}</strong>
          <span>{`. ${reason}`}</span>
        </span>
        <a className={styles.takeOut} href={hrefWithout(parameter)}>
          Remove it<VisuallyHidden> {name}</VisuallyHidden>
        </a>
      </p>
    );
  });
}
