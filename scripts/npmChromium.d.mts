/** Types of `npmChromium.mjs`, for TypeScript scripts. */

type InstalledChromium = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

export const newestFromNpm: string;
export function chromiumFromNpm(version: string): InstalledChromium | undefined;
