/** The form of `ensure.mjs`, for scripts that are checked. */

export function tool(packageName: string, ...args: readonly string[]): string[];
export function script(file: string, ...args: readonly string[]): string[];
