/**
 * Turns off zod's code generation: the content security policy forbids it, and zod would probe for it. Must be imported
 * first. Sets the global that zod reads, because zod itself is not part of the entry.
 */

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
