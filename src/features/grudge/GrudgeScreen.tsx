/** Today's grudge, or that of the day in the address: a position from which one way leads to the goal. */

import { type Day, numberOf } from '#game/grudge/days.ts';
import { routes } from '#site/routes.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useToday } from '#ui/useToday.ts';

const GrudgeOfDay = lazyComponent(async () => (await import('./GrudgeOfDay.tsx')).GrudgeOfDay);

export function GrudgeScreen() {
  const asked = new URLSearchParams(useRawSearch()).get('day');
  const today = useToday();
  const day: Day | undefined = asked ?? today;
  if (today === undefined || day === undefined) return <Page>{laying}</Page>;
  const number = day > today ? undefined : numberOf(day);
  if (number === undefined)
    return (
      <Page>
        <p role="alert">This day has no grudge yet.</p>
      </Page>
    );
  return (
    <LazyPart loading={<Page>{laying}</Page>}>
      <GrudgeOfDay key={day} day={day} number={number} />
    </LazyPart>
  );
}

const laying = (
  <p className={text.lead} role="status">
    Setting up the table …
  </p>
);

const Page = ({ children }: { readonly children: Elements }) => (
  <div className={layout.wrap}>
    <div className={layout.pageHead}>
      <PageTitle>Today’s grudge</PageTitle>
      {children}
      <NeedsScripts>Playing here</NeedsScripts>
      <p>
        <ButtonLink href={routes.grudges.href()}>All grudges so far</ButtonLink>
      </p>
    </div>
  </div>
);
