/**
 * Imported before anything that makes a schema: compiled schemas would break
 * the content security policy, and zod finds that out by trying.
 */

import { z } from 'zod/mini';

z.config({ jitless: true });
