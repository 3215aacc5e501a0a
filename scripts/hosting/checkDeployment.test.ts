/** Tests the deployment check on our own server, on one that redirects, and on misconfigured hosts. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precachedPages, shellPath } from '#site/paths.ts';
import { makeSite, hostedSettings as settings } from '../../tests/support/hostedSite.ts';
import { redirectHtml } from '../../tests/support/hosts.ts';
import { integrityOf } from '../build/integrity.ts';
import { createSiteHandler } from '../server/siteHandler.ts';
import { type SiteServer, startSiteServer } from '../server/siteServer.ts';
import { checkDeployment, describeHost } from './checkDeployment.ts';
import { compressFiles } from './compressFiles.ts';

let root: string;
let site: SiteServer;
let redirecting: SiteServer;
beforeAll(async () => {
  root = await makeSite();
  await writeFile(path.join(root, 'index.html'), '<script src="/assets/index-12345678.js"></script> 0a1b2c');
  await writeFile(path.join(root, 'version.json'), '{"version":"0a1b2c"}');
  const pages = [shellPath, ...precachedPages.values()];
  await mkdir(path.join(root, 'offline'));
  for (const page of pages) await writeFile(path.join(root, page), `${page} 0a1b2c`);
  const digests = pages.map((page) => integrityOf(`${page} 0a1b2c`));
  await writeFile(path.join(root, 'sw.js'), `worker(${JSON.stringify(digests)})`);
  await compressFiles(root);
  site = await startSiteServer({ root, settings, port: 0 });
  redirecting = await startSiteServer({
    root,
    settings,
    port: 0,
    createHandler: (folder) => redirectHtml(createSiteHandler(folder, settings)),
  });
});
afterAll(async () => {
  await redirecting.stop();
  await site.stop();
  await rm(root, { recursive: true });
});

const faultsAt = async (origin: string) =>
  (await checkDeployment(origin, settings)).filter(({ faults }) => faults.length > 0);

describe('a site passes', () => {
  test('on our own server', async () => {
    expect(await checkDeployment(site.origin, settings)).toHaveLength(31);
    expect(await faultsAt(site.origin)).toEqual([]);
  });

  test('O23: on a host that redirects /x.html to /x, and the check says so', async () => {
    expect(await faultsAt(redirecting.origin)).toEqual([]);
    expect(await describeHost(redirecting.origin)).toContain('The host redirects /shell.html to /shell.');
    expect(await describeHost(site.origin)).toBe('The host answers /shell.html itself, with status 200.');
  });
});

describe('the check reports', () => {
  const html = { status: 200, contentType: 'text/html', body: 'home' } as const;
  test.each([
    ['a missing script answered with a page', /missing-0/, html, 'status 200, expected 404'],
    ['an unknown page answered with 200', /no-such-page/, html, 'status 200, expected 404'],
    ['a worker with a wrong type', /^\/sw\.js$/, html, 'type text/html, expected text/javascript'],
    ['a listed folder', /^\/assets\/$/, html, 'the folder is answered with status 200'],
    ['a stored page that the host changes', /shell/, html, 'not the page of this worker'],
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
