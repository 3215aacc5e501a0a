/** A piece of a search that was left out, or out of which something was left, and why. */
export type Ignored = { readonly name: string; readonly value: string; readonly reason: string };
