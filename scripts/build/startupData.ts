/**
 * Embeds the start-up data in every page, and writes the version of the build to
 * `/version.json`. The version is a hash of the build's content: two builds of one
 * source have the same version, and any change of a page gives a new one.
 */

import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { versionPath } from '#site/siteVersion.ts';
import { startupElementId } from '#site/startup/builtPart.ts';
import { versionFileOf } from '#site/startup/schemas.ts';
import { type Configuration, defaultStartup, printStartup, readStartup } from '#site/startup/startup.ts';

const opening = `<script type="application/json" id="${startupElementId}">`;
const emptyElement = `${opening}</script>`;

/** A hash of every script, style, picture and font, and of the page around them. */
function versionOf(bundle: Rolldown.OutputBundle, html: string): string {
  const hash = createHash('sha256').update(html);
  for (const file of Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(`\0${file.fileName}\0`).update(file.type === 'chunk' ? file.code : file.source);
  return hash.digest('hex').slice(0, 16);
}

/** The default start-up data as text, checked against the schema that the page reads it with. */
function defaultText(configuration: Partial<Configuration>): string {
  const text = printStartup({
    ...defaultStartup,
    configuration: { ...defaultStartup.configuration, ...configuration },
  });
  const { faults } = readStartup(text);
  if (faults.length > 0) throw new Error(`The start-up data does not conform:\n  ${faults.join('\n  ')}`);
  return text;
}

export function startupData(): Plugin {
  let version: string | undefined;
  return {
    name: 'startup-data',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(emptyElement)) throw new Error(`index.html has no ${emptyElement}`);
        version = bundle && versionOf(bundle, html);
        const text = defaultText(version === undefined ? { environment: 'development' } : { version });
        return html.replace(emptyElement, () => `${opening}${text}</script>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (version === undefined) throw new Error('The page was not built before its version was wanted.');
        const source = JSON.stringify(versionFileOf(version));
        this.emitFile({ type: 'asset', fileName: versionPath.slice(1), source });
      },
    },
  };
}
