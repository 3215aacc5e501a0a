/** The screen "Offline and backup" with the backup, which is a separate feature. */

import { ReadyScreen } from '#features/ready/ReadyScreen.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';

const Backup = lazyComponent(async () => (await import('#features/backup/Backup.tsx')).Backup);

export const Ready = () => <ReadyScreen backup={<Backup />} />;
