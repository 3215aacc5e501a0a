/** The stories that are told, by the persona's name in the address. */

import { wick } from './stories/wick.ts';
import type { Story } from './story.ts';

const told: readonly Story[] = [wick];

export const findStory = (slug: string) => told.find((story) => story.slug === slug);
