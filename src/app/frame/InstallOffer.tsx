/** Offers to install the app, if the browser allows it. */

import { type InstallMethod, installWay } from '#offline/installation.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { useStore } from '#ui/subscriptions.ts';

const InstallSteps = lazyComponent(async () => (await import('./InstallSteps.tsx')).InstallSteps);

const none = (): InstallMethod => 'none';

export function InstallOffer() {
  const way = useStore(installWay, none);
  if (way === 'none') return null;
  return (
    <LazyPart>
      <InstallSteps way={way} />
    </LazyPart>
  );
}
