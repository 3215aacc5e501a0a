/** Reads the site settings from the environment. Each invalid setting is reported with a sentence. */

import { loadEnv, type Plugin } from 'vite';
import { z } from 'zod';
import { isReservedHost } from '#site/reservedHost.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { virtualModules } from './virtualModules.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'is not a web address', abort: true })
  .refine((value) => new URL(value).origin === value, {
    error: 'has more than scheme, host and port (no path, no trailing slash)',
  });
const folderMessage = { error: 'is neither empty nor the web address of a folder (no query, no trailing slash)' };
const folder = z.url({ protocol: /^https?$/, ...folderMessage, abort: true }).refine((value) => {
  const { origin, pathname } = new URL(value);
  return !value.endsWith('/') && value === `${origin}${pathname === '/' ? '' : pathname}`;
}, folderMessage);
const webAddress = z.url({ protocol: /^https$/, error: 'is not an https address' });

/** The environment variable and the schema of each setting. */
const settings = {
  origin: { variable: 'VITE_SITE_ORIGIN', schema: origin },
  storeUrl: { variable: 'VITE_STORE_URL', schema: webAddress },
  chatUrl: { variable: 'VITE_CHAT_URL', schema: webAddress },
  contactEmail: { variable: 'VITE_CONTACT_EMAIL', schema: z.email({ error: 'is not a mail address' }) },
  newsletterUrl: { variable: 'VITE_NEWSLETTER_URL', schema: webAddress },
  rulesVideoUrl: { variable: 'VITE_RULES_VIDEO_URL', schema: webAddress },
  imageBase: {
    variable: 'VITE_IMAGE_BASE',
    schema: z.union([z.literal(''), folder], folderMessage),
  },
  copyrightHolder: { variable: 'VITE_COPYRIGHT_HOLDER', schema: z.string().trim().min(1, { error: 'is empty' }) },
  price: { variable: 'VITE_PRICE', schema: z.string().trim() },
  minAge: {
    variable: 'VITE_MIN_AGE',
    schema: z.string().regex(/^([1-9]\d?)?$/, { error: 'is neither empty nor an age in years' }),
  },
} satisfies Record<keyof SiteSettings, { variable: string; schema: z.ZodType<string> }>;

type SettingName = keyof typeof settings;
const settingNames = Object.keys(settings) as SettingName[];

/** Returns the settings of an environment, or each of its faults as a sentence. */
export function parseSiteSettings(
  env: Readonly<Record<string, string | undefined>>,
): SiteSettings | { faults: string[] } {
  const faults: string[] = [];
  const checked = Object.fromEntries(
    settingNames.map((name) => {
      const { variable, schema } = settings[name];
      const value = env[variable] ?? '';
      const result = schema.safeParse(value);
      if (!result.success) faults.push(`${variable} ${result.error.issues[0]?.message ?? 'is wrong'}: "${value}".`);
      return [name, result.success ? result.data : value];
    }),
  ) as Record<SettingName, string>;
  if (faults.length > 0) return { faults };

  if (!isReservedHost(checked.origin)) {
    for (const name of settingNames) {
      if (name !== 'copyrightHolder' && isReservedHost(checked[name]))
        faults.push(`${settings[name].variable} is a reserved host in the build of a public site: "${checked[name]}".`);
    }
  }
  if (new URL(checked.newsletterUrl).origin === checked.origin)
    faults.push("VITE_NEWSLETTER_URL is on the site's own origin, where the frame's sandbox would not hold.");
  return faults.length > 0 ? { faults } : checked;
}

/** A sentence for each setting that is still an example address, and one for an external image host. */
export const warningsAbout = (checked: SiteSettings): string[] => [
  ...settingNames
    .filter((name) => name !== 'origin' && isReservedHost(checked[name]))
    .map((name) => `Example address: ${checked[name]}. Set ${settings[name].variable} in .env.local.`),
  ...(checked.imageBase === ''
    ? []
    : [
        `Card images come from ${checked.imageBase}. That host must send Access-Control-Allow-Origin with each image, ` +
          'or none can be saved for offline use (docs/hosting/README.md).',
      ]),
];

export const reportWarnings = (checked: SiteSettings): Plugin => ({
  name: 'settings-warnings',
  apply: 'build',
  configResolved({ logger }) {
    for (const sentence of warningsAbout(checked)) logger.warn(sentence);
  },
});

/** Returns the settings of a build. Throws an error that lists every fault. */
export function readSiteSettings(root: string, mode = 'production'): SiteSettings {
  const result = parseSiteSettings({ ...loadEnv(mode, root, 'VITE_') });
  if ('faults' in result) throw new Error(`The site settings are wrong:\n  ${result.faults.join('\n  ')}`);
  return result;
}

/** Provides the checked settings to the page as a module. */
export const siteSettingsPlugin = (siteSettings: SiteSettings): Plugin =>
  virtualModules('site-settings', {
    'virtual:site-settings': () => `export const siteSettings = ${JSON.stringify(siteSettings)};`,
  });
