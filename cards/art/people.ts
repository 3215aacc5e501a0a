/** The people of the pictures, in profile. All figures on one card are the same person. */

import { headBox } from '#site/brand/head.ts';
import { profiles } from '#site/brand/profiles.ts';
import type { Outline } from './illustration.ts';

const profile = (path: string): Outline => ({ path, ...headBox });

export const wick = profile(profiles.wick);
export const twice = profile(profiles.twice);
export const stillwell = profile(profiles.stillwell);
export const nine = profile(profiles.nine);
