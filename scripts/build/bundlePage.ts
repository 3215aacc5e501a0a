/** Bundles a page into one script and one stylesheet, which contain its fonts and pictures. */

import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type PluginOption, type Rolldown } from 'vite';

import { supportedBrowsers } from './browsers.ts';

type BundledPage = { readonly script: string; readonly style: string };

/** The script can stand inside a script element. */
export async function bundlePage(root: string, entry: string, plugins: readonly PluginOption[]): Promise<BundledPage> {
  // Vite sets this to development for scripts; a development bundle is twice as large and several times slower.
  process.env.NODE_ENV = 'production';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), ...plugins],
    build: {
      write: false,
      target: supportedBrowsers,
      cssCodeSplit: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, entry),
        checks: { bundlerTimings: false },
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const style = output.find((file) => file.fileName.endsWith('.css'));
  return {
    script: code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--'),
    style: style?.type === 'asset' ? String(style.source) : '',
  };
}
