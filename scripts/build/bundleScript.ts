/** Bundles a module with all its imports into one minified script. */

import { type OutputOptions, rolldown } from 'rolldown';

/** @param target The oldest syntax to use; by default that of the source. */
export async function bundleScript(input: string, options: OutputOptions = {}, target?: string): Promise<string> {
  const bundle = await rolldown({ input, ...(target && { transform: { target } }) });
  const { output } = await bundle.generate({ format: 'iife', minify: true, ...options });
  await bundle.close();
  if (output.length > 1) throw new Error(`${input} must become one chunk.`);
  return output[0].code.trim();
}
