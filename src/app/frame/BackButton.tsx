/** Back button for the installed app, which has no browser controls. */

import type { Store } from '#site/createStore.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useInstalledApp, useStore } from '#ui/subscriptions.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import type { Visit } from '../visits.ts';
import styles from './Header.module.css';

export function BackButton({ visits }: { visits: Store<Visit> }) {
  // The prerendered page cannot know the history.
  const { depth } = useStore(visits, atFirst);
  const standsAlone = useInstalledApp();
  if (!standsAlone || depth === 0) return null;
  return (
    <button className={styles.back} type="button" onClick={() => history.back()}>
      <Icon name="arrow-left" />
      <VisuallyHidden>Back</VisuallyHidden>
    </button>
  );
}

const first: Visit = { key: '', href: '', first: true, depth: 0 };
const atFirst = () => first;
