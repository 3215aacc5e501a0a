/** Tests the deployment check on our own server, nginx and Caddy, and on misconfigured hosts. */

import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findProgram,
  makeSite,
  hostedSettings as settings,
  startCaddy,
  startNginx,
} from '../../tests/support/hostedSite.ts';
import { type SiteServer, startSiteServer } from '../server/siteServer.ts';
import { caddySite } from './caddy.ts';
import { checkDeployment } from './checkDeployment.ts';
import { compressFiles } from './compressFiles.ts';
import { nginxSite } from './nginx.ts';

let root: string;
let site: SiteServer;
beforeAll(async () => {
  root = await makeSite();
  await writeFile(path.join(root, 'index.html'), '<script src="/assets/index-12345678.js"></script> 0a1b2c');
  await writeFile(path.join(root, 'version.json'), '{"version":"0a1b2c"}');
  await compressFiles(root);
  site = await startSiteServer({ root, settings, port: 0 });
});
afterAll(async () => {
  await site.stop();
  await rm(root, { recursive: true });
});

const faultsAt = async (origin: string) =>
  (await checkDeployment(origin, settings)).filter(({ faults }) => faults.length > 0);

describe('a site passes', () => {
  test('on our own server', async () => {
    expect(await checkDeployment(site.origin, settings)).toHaveLength(28);
    expect(await faultsAt(site.origin)).toEqual([]);
  });

  const nginx = findProgram('nginx');
  test.skipIf(!nginx)('on nginx with the configuration of the build', async () => {
    const hosted = await startNginx(nginx ?? '', root, nginxSite(settings, [{ set: 1, number: 4 }]));
    expect(await faultsAt(hosted.origin)).toEqual([]);
    await hosted.stop();
  });

  const caddy = findProgram('caddy');
  test.skipIf(!caddy)('on Caddy with the configuration of the build', async () => {
    const hosted = await startCaddy(caddy ?? '', root, caddySite(settings, [{ set: 1, number: 4 }]));
    expect(await faultsAt(hosted.origin)).toEqual([]);
    await hosted.stop();
  });
});

describe('the check reports', () => {
  const html = { status: 200, contentType: 'text/html', body: 'home' } as const;
  test.each([
    ['a missing script answered with a page', /missing-0/, html, 'status 200, expected 404'],
    ['an unknown page answered with 200', /no-such-page/, html, 'status 200, expected 404'],
    ['a worker with a wrong type', /^\/sw\.js$/, html, 'type text/html, expected text/javascript'],
    ['a listed folder', /^\/assets\/$/, html, 'the folder is answered with status 200'],
    ['a version that the pages do not have', /version/, { ...html, body: '{"version":"old"}' }, 'not of version old'],
    ['a page without compression', /\/cards$/, html, 'sent without compression'],
    [
      'a page without the policy',
      /^\/$/,
      { ...html, body: '/assets/index-12345678.js' },
      'Content-Security-Policy is missing',
    ],
  ])('%s', async (_, wrongPath, answer, sentence) => {
    site.faults.push({ path: wrongPath, answer });
    const sentences = (await faultsAt(site.origin)).flatMap(({ faults }) => faults);
    site.faults.length = 0;
    expect(sentences.join('\n')).toContain(sentence);
  });

  test('a host that does not answer', async () => {
    const results = await checkDeployment('http://127.0.0.1:9', settings);
    for (const { faults } of results) expect(faults.join()).toContain('no answer');
  });
});
