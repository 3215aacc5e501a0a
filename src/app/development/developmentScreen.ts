/**
 * The routes of development, under `/development`. They are loaded only with the
 * development flag (spec section 2), which is a constant of the build, so that a
 * production bundle holds nothing of them.
 */

import { createElement, type ReactNode } from 'react';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';

const isDevelopmentPath = (path: string) => path === '/development' || path.startsWith('/development/');

const Development = import.meta.env.DEV
  ? lazyComponent(async () => (await import('./DevelopmentScreen.tsx')).DevelopmentScreen)
  : undefined;

/** The screen of a development route, where there are any. */
export const developmentScreen = (path: string): ReactNode =>
  Development && isDevelopmentPath(path) ? createElement(Development) : undefined;
