/** Entry module of the pocket edition. */

import '../../zodConfig.ts';
import 'virtual:fonts.css';
import '#ui/styles/index.css';
import 'virtual:spots.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setUpNavigation } from '#site/navigation.ts';
import { Pocket } from './Pocket.tsx';
import { goInFile } from './pocketAddress.ts';

setUpNavigation(goInFile);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Pocket />
    </StrictMode>,
  );
