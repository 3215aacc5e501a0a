/** Bundles a module with all its imports into one minified script. */

import { build, type Rolldown } from 'vite';

/** @param target The oldest syntax to use; by default that of the source. */
export async function bundleScript(
  input: string,
  options: Rolldown.OutputOptions = {},
  target = 'esnext',
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', ...options } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  if (output.length > 1) throw new Error(`${input} must become one chunk.`);
  return output[0].code.trim();
}
