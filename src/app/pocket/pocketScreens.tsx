/** The screens of the pocket edition: those that need nothing but the file. */

import type { ComponentType } from 'react';
import { AdvancedSearchScreen } from '#features/advanced-search/AdvancedSearchScreen.tsx';
import { CardScreen } from '#features/card/CardScreen.tsx';
import { CardShareScreen } from '#features/card/CardShareScreen.tsx';
import { GalleryScreen } from '#features/card-lists/GalleryScreen.tsx';
import { SearchResultsScreen } from '#features/card-lists/SearchResultsScreen.tsx';
import { RulesScreen } from '#features/rules/RulesScreen.tsx';
import { QuickStartScreen, ReferenceScreen } from '#features/rules-sheet/RulesSheet.tsx';
import { SyntaxScreen } from '#features/syntax/SyntaxScreen.tsx';
import type { RouteName } from '#site/routes.ts';
import type { Elements } from '#ui/elements.ts';
import { matchPath } from '../routing.ts';

type ScreenProps = Readonly<Record<'set' | 'number' | 'shortId', string>> & { readonly quickSearch: Elements };

const screens: Partial<Record<RouteName, ComponentType<ScreenProps>>> = {
  quickStart: QuickStartScreen,
  rules: RulesScreen,
  reference: ReferenceScreen,
  cards: GalleryScreen,
  card: CardScreen,
  cardShare: CardShareScreen,
  searchResults: SearchResultsScreen,
  advancedSearch: AdvancedSearchScreen,
  syntax: SyntaxScreen,
};

export const isInFile = (name: RouteName): boolean => screens[name] !== undefined;

const noParams = { set: '', number: '', shortId: '' };

/** `undefined` for a page that opens on the site. */
export function screenOf(path: string): Elements {
  const match = matchPath(path);
  const Screen = match && screens[match.name];
  return Screen && <Screen {...noParams} {...match.params} quickSearch={null} />;
}
