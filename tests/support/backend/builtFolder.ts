/** A folder with the files of a build that the reference backend needs, for its unit tests. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { metaContentSecurity } from '#scripts/server/contentSecurity.ts';
import { versionFileOf } from '#site/startup/schemas.ts';
import { defaultStartup, printStartup } from '#site/startup/startup.ts';

export const settings = {
  origin: 'https://clones.example',
  newsletterUrl: 'https://letters.example/form',
  imageBase: '',
};
export const version = 'b2c1';
const builtPage = (words: string) =>
  `<meta content="${metaContentSecurity({ ...settings, backend: false })}"><p>${words}</p>` +
  `<script type="application/json" id="startup">${printStartup({
    ...defaultStartup,
    configuration: { ...defaultStartup.configuration, version },
  })}</script>`;

const files = {
  'index.html': builtPage('home'),
  'shell.html': builtPage('shell'),
  '404.html': builtPage('unknown page'),
  'credits.html': builtPage('credits'),
  'version.json': JSON.stringify(versionFileOf(version)),
  'robots.txt': 'robots',
};

export async function makeBuiltFolder(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'backend '));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content);
  return root;
}
