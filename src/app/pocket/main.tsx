/** Entry module of the pocket edition. */

import '../../zodConfig.ts';
import 'virtual:fonts.css';
import '#ui/styles/index.css';
import 'virtual:spots.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { setUpNavigation } from '#site/navigation.ts';
import { hideCompositionKeys } from '../compositionKeys.ts';
import { startVisits } from '../visits.ts';
import { fileAddress, useFilePath, useFileSearch } from './fileAddress.ts';
import { Pocket } from './Pocket.tsx';

hideCompositionKeys();
const visits = startVisits(fileAddress);
setUpNavigation(async (href, options) => {
  await visits.leaveOverlays();
  visits.go(href, options);
});

if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Router hook={useFilePath} searchHook={useFileSearch}>
        <Pocket visits={visits.current} />
      </Router>
    </StrictMode>,
  );
