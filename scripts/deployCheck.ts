/** `npm run deploy:check -- https://example.org`: asks a published site what must be true of it, one line for each. */

import path from 'node:path';
import { readSiteSettings } from './build/siteSettings.ts';
import { checkDeployment } from './hosting/checkDeployment.ts';

/** Resolves to 1 when anything is wrong. */
export async function main([address = '']: string[]): Promise<number> {
  if (!URL.canParse(address)) {
    console.error('Name the address of the site: npm run deploy:check -- https://example.org');
    return 1;
  }
  const settings = { ...readSiteSettings(path.resolve(import.meta.dirname, '..')), backend: false };
  const results = await checkDeployment(new URL(address).origin, settings);
  for (const { what, faults } of results)
    console.log(`${faults.length === 0 ? 'ok   ' : 'WRONG'}  ${[what, ...faults].join('; ')}`);
  const wrong = results.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${results.length - wrong} ok, ${wrong} wrong`);
  return wrong === 0 ? 0 : 1;
}
