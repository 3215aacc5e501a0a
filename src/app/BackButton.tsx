/** Back, for the installed app, which has no browser around it to offer one. */

import type { Store } from '#site/createStore.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useStore } from '#ui/use-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './BackButton.module.css';
import type { Visit } from './visits.ts';

export function BackButton({ visits }: { visits: Store<Visit> }) {
  // A page that was reloaded may have entries before it; the one that was rendered knows of none.
  const { depth } = useStore(visits, atFirst);
  const standsAlone = useMedia('(display-mode: standalone)');
  if (!standsAlone || depth === 0) return null;
  return (
    <button className={styles.back} type="button" onClick={() => history.back()}>
      <Icon name="arrow-left" />
      <VisuallyHidden>Back</VisuallyHidden>
    </button>
  );
}

const first: Visit = { key: '', first: true, depth: 0 };
const atFirst = () => first;
