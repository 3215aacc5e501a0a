/** The icons of game-icons.net (CC BY 3.0), each as one path in a box of 512 x 512. */

import { createRequire } from 'node:module';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** The only allowed form of an icon; no other can be printed in two inks. */
const onePath = /^<path fill="currentColor" d="([^"]+)"\/>$/;

export const isGameIcon = (name: string) => icons[name] !== undefined;

/** The path data of an icon. Throws for an unknown name, and for an icon that is not a single plain path. */
export function gameIcon(name: string): string {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`There is no icon called "${name}" in game-icons.`);
  const path = onePath.exec(icon.body)?.[1];
  if (path === undefined) throw new Error(`The icon "${name}" is more than one plain path and cannot be drawn.`);
  return path;
}
