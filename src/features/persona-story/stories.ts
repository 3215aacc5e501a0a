/** The stories that are told, by the persona's name in the address. Whatever is in the folder is told. */

import type { Story } from './story.ts';

const files = import.meta.glob<Story>('./stories/*.ts', { eager: true, import: 'story' });
const told = Object.values(files);

export const findStory = (slug: string) => told.find((story) => story.slug === slug);

/** Every name that a story answers to. */
export const toldSlugs = (): readonly string[] => told.map(({ slug }) => slug);
