/** Page for the typing benchmark: the search box as in the frame of every page. */

import '#ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Router>
      <QuickSearch place="frame" />
    </Router>,
  );
}
