/** Samples of the components, a page for each kind. */

import { routes } from '#site/routes.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { ErrorsPage } from './ErrorsPage.tsx';
import { FacesPage } from './FacesPage.tsx';
import { FlashesPage } from './FlashesPage.tsx';
import { FormsPage } from './FormsPage.tsx';
import { ModalsPage } from './ModalsPage.tsx';
import styles from './SandboxScreen.module.css';
import { SymbolsPage } from './SymbolsPage.tsx';

const pages = {
  symbols: { title: 'Symbols', Page: SymbolsPage },
  faces: { title: 'Card faces', Page: FacesPage },
  flashes: { title: 'Flashes', Page: FlashesPage },
  modals: { title: 'Modals', Page: ModalsPage },
  forms: { title: 'Forms', Page: FormsPage },
  errors: { title: 'Errors', Page: ErrorsPage },
} as const;

type PageName = keyof typeof pages;
const pageNames = Object.keys(pages) as PageName[];

export function SandboxScreen({ page }: { page: string }) {
  const name = pageNames.find((candidate) => candidate === page);
  const { title, Page } = name ? pages[name] : { title: 'Sandbox', Page: NoPage };
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>{title}</PageTitle>
        <nav aria-label="Sandbox">
          <ul className={styles.pages}>
            {pageNames.map((other) => (
              <li key={other}>
                <a
                  className={styles.page}
                  href={routes.sandbox.href(other)}
                  aria-current={other === name ? 'page' : undefined}
                >
                  {pages[other].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.parts}>
        <Page />
      </div>
    </div>
  );
}

const NoPage = () => <p className={text.lead}>These are the parts this site is made of. Choose a page above.</p>;
