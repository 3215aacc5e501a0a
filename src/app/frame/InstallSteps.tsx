/** How to install the app: a button if the browser has an install prompt, otherwise three manual steps. */

import { dismissInstall, type InstallMethod, install } from '#offline/installation.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import text from '#ui/styles/text.module.css';
import styles from './InstallSteps.module.css';

export function InstallSteps({ way }: { readonly way: InstallMethod }) {
  return (
    <section className={styles.offer} aria-label="Install">
      <p className={text.label}>On your home screen</p>
      {way === 'by-hand' ? <StepsByHand /> : <p>It opens offline, and without the browser’s bars.</p>}
      <p className={styles.ways}>
        {way === 'prompt' && <Button onClick={() => void install()}>Install</Button>}
        <Button look="quiet" onClick={dismissInstall}>
          Not now
        </Button>
      </p>
    </section>
  );
}

function StepsByHand() {
  return (
    <ol className={styles.steps}>
      <li>
        Open the share menu <Icon name="share" />
      </li>
      <li>Choose Add to Home Screen</li>
      <li>Choose Add</li>
    </ol>
  );
}
