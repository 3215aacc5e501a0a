/** Types of `npmChromium.mjs`, for TypeScript scripts. */

type InstalledChromium = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

export const newestFromNpm: string;
export const oldestFromNpm: string;
export const olderFromNpm: readonly string[];
export const tooOldFromNpm: string;
export function installedFromNpm(version: string): InstalledChromium | undefined;
export function chromiumFromNpm(version: string): InstalledChromium | undefined;
