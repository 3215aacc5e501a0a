/** Bundles a module with all its imports into one minified script. */

import { type OutputOptions, rolldown } from 'rolldown';

export async function bundleScript(input: string, options: OutputOptions = {}): Promise<string> {
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: 'iife', minify: true, ...options });
  await bundle.close();
  if (output.length > 1) throw new Error(`${input} must become one chunk.`);
  return output[0].code.trim();
}
