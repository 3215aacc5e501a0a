/**
 * Turns off zod's code generation, which the content security policy forbids and which zod would probe. Imported first;
 * set where zod reads it, because zod itself is not part of the entry.
 */

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
