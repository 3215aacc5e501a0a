/** What a persona story is made of. Each is one file in `stories`, and a line in `site/stories.ts`, where its address is. */

import type { ComponentType } from 'react';

export type PlanItem = {
  readonly text: string;
  /** What was written after it, once it was crossed out. */
  readonly instead?: string;
  /** With a ring round it. */
  readonly ringed?: boolean;
};

export type StoryBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'plan';
      readonly items: readonly PlanItem[];
      /** The number of the first item, when it is not 1. */
      readonly start?: number;
    };

export type Story = {
  /** The persona who tells it, as named in the address. */
  readonly slug: string;
  readonly title: string;
  readonly faction: string;
  readonly blocks: readonly StoryBlock[];
  /** Drawn under the last line. */
  readonly scene?: ComponentType;
};
