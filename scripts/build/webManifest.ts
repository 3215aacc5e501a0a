/** The web app manifest: name, appearance and start address of the installed app. */

import type { ManifestOptions } from 'vite-plugin-pwa';
import { inks } from '#game/cards/inks.ts';
import { pageDescriptions } from '#site/descriptions.ts';
import { siteName } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') =>
  ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;

const smallIcon = icon('icon-192', 192, 'any');

const shortcut = (name: string, url: string, description: string) => ({ name, url, description, icons: [smallIcon] });

/** Screenshots for app stores and install dialogs, in `public/`; taken by `npm run screenshots`. */
export const screenshots = [
  {
    src: '/screenshots/phone.webp',
    page: routes.card.href(1, 4),
    viewport: { width: 390, height: 844 },
    scale: 2,
    form_factor: 'narrow',
    label: 'One card, with everything it says',
  },
  {
    src: '/screenshots/desktop.webp',
    page: routes.cards.href(),
    viewport: { width: 1440, height: 900 },
    scale: 1,
    form_factor: 'wide',
    label: 'All the cards, set by set',
  },
] as const;

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: siteName,
  short_name: siteName,
  description: pageDescriptions.home,
  lang: 'en-GB',
  dir: 'ltr',
  start_url: routes.home.href(),
  scope: '/',
  display: 'standalone',
  theme_color: inks.paper,
  background_color: inks.paper,
  categories: ['games', 'entertainment'],
  icons: [
    smallIcon,
    icon('icon-512', 512, 'any'),
    icon('icon-maskable-512', 512, 'maskable'),
    icon('icon-monochrome-512', 512, 'monochrome'),
  ],
  // Saved games can be opened with the app, on systems that support it.
  file_handlers: [{ action: routes.table.href(), accept: { 'application/json': ['.json'] } }],
  // A received link to a game can be shared to the app. The worker answers, so the link stays on the device.
  share_target: {
    action: routes.table.href(),
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'text', url: 'url' },
  },
  shortcuts: [
    shortcut('Rules', routes.rules.href(), pageDescriptions.rules),
    shortcut('Search', routes.advancedSearch.href(), pageDescriptions.advancedSearch),
    shortcut('Cards', routes.cards.href(), pageDescriptions.cards),
  ],
  screenshots: screenshots.map(({ src, viewport, scale, form_factor, label }) => ({
    src,
    sizes: `${viewport.width * scale}x${viewport.height * scale}`,
    type: 'image/webp',
    form_factor,
    label,
  })),
};
