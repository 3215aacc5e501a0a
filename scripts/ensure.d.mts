/** Types of `ensure.mjs`, for TypeScript scripts. */

export function tool(packageName: string, ...args: readonly string[]): string[];
export function script(file: string, ...args: readonly string[]): string[];
export function runNode(
  args: readonly string[],
  options?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Promise<{ readonly ok: boolean; readonly output: string }>;
