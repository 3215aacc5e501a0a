/** The screen of each route, in a chunk of its own. Parameters arrive as the address spells them. */

import { createElement, type ReactNode } from 'react';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import type { RouteName } from '#site/routes.ts';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import type { RouteMatch, RouteParams } from './routing.ts';
import { UnknownPage } from './UnknownPage.tsx';

const Home = lazyComponent(async () => (await import('#features/home/HomeScreen.tsx')).HomeScreen);
const Gallery = lazyComponent(async () => (await import('#features/card-lists/GalleryScreen.tsx')).GalleryScreen);
const Card = lazyComponent(async () => (await import('#features/card/CardScreen.tsx')).CardScreen);
const CardShare = lazyComponent(async () => (await import('#features/card/CardShareScreen.tsx')).CardShareScreen);
const SearchResults = lazyComponent(
  async () => (await import('#features/card-lists/SearchResultsScreen.tsx')).SearchResultsScreen,
);
const AdvancedSearch = lazyComponent(
  async () => (await import('#features/advanced-search/AdvancedSearchScreen.tsx')).AdvancedSearchScreen,
);
const Syntax = lazyComponent(async () => (await import('#features/syntax/SyntaxScreen.tsx')).SyntaxScreen);
const Rules = lazyComponent(async () => (await import('#features/rules/RulesScreen.tsx')).RulesScreen);
const QuickStart = lazyComponent(
  async () => (await import('#features/quick-start/QuickStartScreen.tsx')).QuickStartScreen,
);
const Reference = lazyComponent(async () => (await import('#features/reference/ReferenceScreen.tsx')).ReferenceScreen);
const Table = lazyComponent(async () => (await import('#features/table/TableScreen.tsx')).TableScreen);
const FirstGame = lazyComponent(async () => (await import('#features/play/FirstGameScreen.tsx')).FirstGameScreen);
const Ready = lazyComponent(async () => (await import('#features/ready/ReadyScreen.tsx')).ReadyScreen);
const Changes = lazyComponent(async () => (await import('#features/changes/ChangesScreen.tsx')).ChangesScreen);
const Print = lazyComponent(async () => (await import('#features/print/PrintScreen.tsx')).PrintScreen);
const PersonaStory = lazyComponent(
  async () => (await import('#features/persona-story/PersonaStoryScreen.tsx')).PersonaStoryScreen,
);
const MailingList = lazyComponent(
  async () => (await import('#features/mailing-list/MailingListScreen.tsx')).MailingListScreen,
);
const Credits = lazyComponent(async () => (await import('#features/credits/CreditsScreen.tsx')).CreditsScreen);
const Privacy = lazyComponent(async () => (await import('#features/privacy/PrivacyScreen.tsx')).PrivacyScreen);
const Sandbox = lazyComponent(async () => (await import('#features/sandbox/SandboxScreen.tsx')).SandboxScreen);

type ScreenEntry = {
  readonly preload: () => Promise<unknown>;
  readonly render: (params: RouteParams) => ReactNode;
};

const screens: Readonly<Record<RouteName, ScreenEntry>> = {
  home: { preload: Home.preload, render: () => <Home /> },
  gameHome: { preload: Home.preload, render: () => <Home /> },
  cards: { preload: Gallery.preload, render: () => <Gallery quickSearch={<QuickSearch place="page" />} /> },
  card: {
    preload: Card.preload,
    render: ({ set = '', number = '' }) => <Card set={set} number={number} />,
  },
  cardShare: { preload: CardShare.preload, render: ({ shortId = '' }) => <CardShare shortId={shortId} /> },
  searchResults: {
    preload: SearchResults.preload,
    render: () => <SearchResults quickSearch={<QuickSearch place="page" />} />,
  },
  advancedSearch: { preload: AdvancedSearch.preload, render: () => <AdvancedSearch /> },
  syntax: { preload: Syntax.preload, render: () => <Syntax /> },
  rules: { preload: Rules.preload, render: () => <Rules /> },
  quickStart: { preload: QuickStart.preload, render: () => <QuickStart /> },
  reference: { preload: Reference.preload, render: () => <Reference /> },
  table: { preload: Table.preload, render: () => <Table /> },
  firstGame: { preload: FirstGame.preload, render: () => <FirstGame /> },
  ready: { preload: Ready.preload, render: () => <Ready /> },
  changes: { preload: Changes.preload, render: () => <Changes /> },
  print: { preload: Print.preload, render: () => <Print /> },
  personaStory: { preload: PersonaStory.preload, render: ({ name = '' }) => <PersonaStory name={name} /> },
  mailingList: { preload: MailingList.preload, render: () => <MailingList /> },
  credits: { preload: Credits.preload, render: () => <Credits /> },
  privacy: { preload: Privacy.preload, render: () => <Privacy /> },
  sandbox: { preload: Sandbox.preload, render: ({ page = '' }) => <Sandbox page={page} /> },
};

export const screenOf = ({ name, params }: RouteMatch): ReactNode => screens[name].render(params);

export const preloadScreen = ({ name }: RouteMatch): Promise<unknown> => screens[name].preload();

const isDevelopmentPath = (path: string) => path === '/development' || path.startsWith('/development/');

const Development = lazyComponent(async () => {
  const { pageStartup } = await import('#site/startup/startup.ts');
  const { environment } = pageStartup().startup.configuration;
  return environment === 'development'
    ? (await import('./development/DevelopmentScreen.tsx')).DevelopmentScreen
    : UnknownPage;
});

/**
 * The screen of a development route (`/development`), where the start-up data names that environment;
 * `undefined` for other paths.
 */
export const developmentScreen = (path: string): ReactNode =>
  isDevelopmentPath(path) ? createElement(Development) : undefined;
