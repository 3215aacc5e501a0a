/** Samples of the components, a page for each kind. */

import { useState } from 'react';
import { symbolGroups } from '#game/cards/symbol.ts';
import { allCards, cardSets, cardsOfSet } from '#search/catalogue.ts';
import type { Flash } from '#site/notices/flash.ts';
import { modalOf, openModal } from '#site/notices/modals.ts';
import { notices } from '#site/notices/notices.ts';
import { routes } from '#site/routes.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { CardFace, CardThumbnail } from '#ui/card-face/CardPicture.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { FormsPage } from './FormsPage.tsx';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

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

/** Errors on request: a screen that throws, a missing image, unknown addresses. */
function ErrorsPage() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('This screen was broken on purpose.');
  const [card] = allCards();
  return (
    <>
      <Sample title="A screen that breaks">
        <Button onClick={() => setBroken(true)}>Break this screen</Button>
      </Sample>
      <Sample title="Addresses that lead nowhere">
        <ButtonLink href="/nowhere">Unknown page</ButtonLink>
        <ButtonLink href={routes.card.href(9, 99)}>Unknown card</ButtonLink>
        <ButtonLink href={routes.personaStory.href('nobody')}>Unknown story</ButtonLink>
        <ButtonLink href={routes.searchResults.href('discipline=foo')}>Nonsense in a search</ButtonLink>
      </Sample>
      {card && (
        <Sample title="A picture that is missing">
          <div className={styles.thumbnail}>
            <CardFace card={{ ...card, faces: { thumb: '/missing.avif', full: '/missing.avif' } }} />
          </div>
        </Sample>
      )}
    </>
  );
}

const samplesOfFaces = cardSets.flatMap(({ id }) => cardsOfSet(id).slice(0, 1));

/** Thumbnails of one card of each set, a full card image, and the placeholder of a missing one. */
function FacesPage() {
  const [first] = samplesOfFaces;
  return (
    <>
      <Sample title="Thumbnails">
        {samplesOfFaces.map((card) => (
          <div key={card.id} className={styles.thumbnail}>
            <CardThumbnail card={card} eager />
          </div>
        ))}
      </Sample>
      {first && (
        <Sample title="Face, and the place of a missing one">
          <div className={styles.face}>
            <CardFace card={first} />
          </div>
          <div className={styles.face}>
            <CardFace card={{ ...first, faces: { thumb: '/missing.avif', full: '/missing.avif' } }} />
          </div>
        </Sample>
      )}
    </>
  );
}

/** Each press needs another version, because a dismissed version is not shown again. */
let version = 0;

const samplesOfFlashes: Readonly<Record<string, () => Flash>> = {
  'Server maintenance': notices.maintenance,
  'Newer version': () => notices.newerVersion(`sandbox-${Date.now()}-${version++}`),
  Forbidden: notices.forbidden,
  'Unreadable answer': notices.unreadable,
  'Handler exception': notices.choked,
  'Redirected in circles': notices.redirectedInCircles,
  'Missing part': () => notices.partMissing(),
};

/** A button for each notice of the site. */
function FlashesPage() {
  return (
    <Sample title="Notices">
      {Object.entries(samplesOfFlashes).map(([name, make]) => (
        <Button key={name} onClick={() => void showFlash(make())}>
          {name}
        </Button>
      ))}
      <p className={text.note}>
        Each notice is shown once at a time, at most five together. A notice without a link closes after five seconds,
        unless a pointer is on it.
      </p>
    </Sample>
  );
}

/** The modals of the site, with navigation back from one to another. */
function ModalsPage() {
  const [answers, setAnswers] = useState(0);

  const ask = () =>
    openModal({
      subject: 'confirm',
      title: 'Stamp it URGENT?',
      body: 'Every file in the building will be decanted by lunch.',
      onYes: () => setAnswers((count) => count + 1),
    });

  return (
    <Sample title="Modals">
      <Button onClick={ask}>Confirm</Button>
      <Button onClick={() => openModal({ subject: 'hello' })}>Hello</Button>
      <Button onClick={() => openModal({ subject: 'newsletter' })}>Newsletter</Button>
      <Button onClick={() => openModal(modalOf('teapot'))}>Unknown</Button>
      <p
        className={text.note}
        role="status"
      >{`Confirmed ${answers} times. Hello leads on to the newsletter, which has a way back.`}</p>
    </Sample>
  );
}

const sentence =
  '{TRG} When your turn starts, gain 1 {B}. {ACT} {T1}{S1}: Gain 6 {B}. Deal 3 {C} damage to each other clone.';

/** Every symbol, alone and in a text, on both backgrounds. */
function SymbolsPage() {
  return (
    <>
      {symbolGroups.map(({ title, symbols }) => (
        <Sample key={title} title={title}>
          {symbols.map((symbol) => (
            <span key={symbol.token} className={styles.large}>
              <SymbolIcon symbol={symbol} />
            </span>
          ))}
        </Sample>
      ))}
      <Sample title="In a text">
        <p>
          <RichText text={sentence} />
        </p>
      </Sample>
      <Sample title="In a text, on ink" night>
        <p>
          <RichText text={sentence} />
        </p>
      </Sample>
    </>
  );
}
