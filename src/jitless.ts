/**
 * Imported before anything else: schemas that zod compiles would break the
 * content security policy, and zod finds that out by trying. The setting is
 * left where zod looks for it, because zod itself is not needed this early.
 */

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
