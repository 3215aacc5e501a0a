/** Digests as in the `integrity` attribute and in content security policies. */

import { createHash } from 'node:crypto';

export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
