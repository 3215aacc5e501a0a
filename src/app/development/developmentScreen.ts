/**
 * The development routes, under `/development`: shown only when the start-up data says that the environment is
 * `development`.
 */

import { createElement, type ReactNode } from 'react';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { UnknownPage } from '../UnknownPage.tsx';

const isDevelopmentPath = (path: string) => path === '/development' || path.startsWith('/development/');

const Development = lazyComponent(async () => {
  const { pageStartup } = await import('#site/startup/startup.ts');
  const { environment } = pageStartup().startup.configuration;
  return environment === 'development' ? (await import('./DevelopmentScreen.tsx')).DevelopmentScreen : UnknownPage;
});

/** The screen of a development route; `undefined` for other paths. */
export const developmentScreen = (path: string): ReactNode =>
  isDevelopmentPath(path) ? createElement(Development) : undefined;
