/** Types of a persona story. Each story is a file in `stories`, and an entry with its address in `site/routes.ts`. */

import type { ComponentType } from 'react';

export type PlanItem = {
  readonly text: string;
  /** Replacement, written after the crossed-out `text`. */
  readonly instead?: string;
  /** Whether the item is circled. */
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
  /** Slug of the persona who tells it, as in the address. */
  readonly slug: string;
  readonly title: string;
  readonly faction: string;
  readonly blocks: readonly StoryBlock[];
  /** Picture below the text. */
  readonly scene?: ComponentType;
};
