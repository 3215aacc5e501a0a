/** The screen of each route, each in its own chunk. Parameters are passed as spelled in the address. */

import { type ComponentType, createElement } from 'react';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import type { RouteName } from '#site/routes.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import type { RouteMatch } from './routing.ts';

/** Props for a screen: the parameters of its route, and the large search box. */
type ScreenProps = Readonly<Record<'set' | 'number' | 'shortId' | 'name' | 'page', string>> & {
  readonly quickSearch: Elements;
};

const noParams = { set: '', number: '', shortId: '', name: '', page: '' };

const screen = (load: () => Promise<ComponentType<ScreenProps>>) => lazyComponent(load);

const home = screen(async () => (await import('#features/home/HomeScreen.tsx')).HomeScreen);

const screens: Readonly<Record<RouteName, ReturnType<typeof screen>>> = {
  home,
  gameHome: home,
  cards: screen(async () => (await import('#features/card-lists/GalleryScreen.tsx')).GalleryScreen),
  card: screen(async () => (await import('#features/card/CardScreen.tsx')).CardScreen),
  cardShare: screen(async () => (await import('#features/card/CardShareScreen.tsx')).CardShareScreen),
  searchResults: screen(async () => (await import('#features/card-lists/SearchResultsScreen.tsx')).SearchResultsScreen),
  advancedSearch: screen(
    async () => (await import('#features/advanced-search/AdvancedSearchScreen.tsx')).AdvancedSearchScreen,
  ),
  syntax: screen(async () => (await import('#features/syntax/SyntaxScreen.tsx')).SyntaxScreen),
  rules: screen(async () => (await import('#features/rules/RulesScreen.tsx')).RulesScreen),
  quickStart: screen(async () => (await import('#features/rules-sheet/RulesSheet.tsx')).QuickStartScreen),
  reference: screen(async () => (await import('#features/rules-sheet/RulesSheet.tsx')).ReferenceScreen),
  table: screen(async () => (await import('#features/table/TableScreen.tsx')).TableScreen),
  count: screen(async () => (await import('#features/table/setup/SetupPage.tsx')).SetupPage),
  play: screen(async () => (await import('#features/play/PlayScreen.tsx')).PlayScreen),
  playRecord: screen(async () => (await import('#features/play/record/RecordScreen.tsx')).RecordScreen),
  firstGame: screen(async () => (await import('#features/play/FirstGameScreen.tsx')).FirstGameScreen),
  settle: screen(async () => (await import('#features/settle/SettleScreen.tsx')).SettleScreen),
  grudge: screen(async () => (await import('#features/grudge/GrudgeScreen.tsx')).GrudgeScreen),
  grudges: screen(async () => (await import('#features/grudge/GrudgesScreen.tsx')).GrudgesScreen),
  position: screen(async () => (await import('#features/replay/PositionScreen.tsx')).PositionScreen),
  ready: screen(async () => (await import('./Ready.tsx')).Ready),
  changes: screen(async () => (await import('#features/changes/ChangesScreen.tsx')).ChangesScreen),
  print: screen(async () => (await import('#features/print/PrintScreen.tsx')).PrintScreen),
  personaStory: screen(async () => (await import('#features/persona-story/PersonaStoryScreen.tsx')).PersonaStoryScreen),
  mailingList: screen(async () => (await import('#features/mailing-list/MailingListScreen.tsx')).MailingListScreen),
  credits: screen(async () => (await import('#features/credits/CreditsScreen.tsx')).CreditsScreen),
  privacy: screen(async () => (await import('#features/privacy/PrivacyScreen.tsx')).PrivacyScreen),
  sandbox: screen(async () => (await import('#features/sandbox/SandboxScreen.tsx')).SandboxScreen),
};

export const screenOf = ({ name, params }: RouteMatch): Elements =>
  createElement(screens[name], { ...noParams, ...params, quickSearch: <QuickSearch place="page" /> });

export const preloadScreen = ({ name }: RouteMatch): Promise<unknown> => screens[name].preload();

const Unknown = lazyComponent(async () => (await import('./UnknownPage.tsx')).UnknownPage);

const isDevelopmentPath = (path: string) => path === '/development' || path.startsWith('/development/');

const Development = lazyComponent(async () => {
  const { pageStartup } = await import('#site/startup/startup.ts');
  const { environment } = pageStartup().startup.configuration;
  return environment === 'development'
    ? (await import('./development/DevelopmentScreen.tsx')).DevelopmentScreen
    : (await import('./UnknownPage.tsx')).UnknownPage;
});

/** For a path without a route: a development page, if the start-up data names that environment, or the unknown page. */
export const otherScreen = (path: string): Elements => (isDevelopmentPath(path) ? <Development /> : <Unknown />);
