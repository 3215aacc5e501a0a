/** Types of `ensure.mjs`, for TypeScript scripts. */

export function tool(packageName: string, ...args: readonly string[]): string[];
export function script(file: string, ...args: readonly string[]): string[];
