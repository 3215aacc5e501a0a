/** Buttons in all their looks, sizes and states, on all grounds. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import text from '#ui/styles/text.module.css';
import { Sample } from './Sample.tsx';

const buttons = (
  <>
    <Button look="primary">Buy Now</Button>
    <Button>
      <Icon name="share" />
      Share
    </Button>
    <Button look="quiet">Take it out</Button>
    <Button disabled>Share</Button>
  </>
);

export function ButtonsPage() {
  return (
    <>
      <Sample title="Looks">{buttons}</Sample>
      <Sample title="On ink" night>
        {buttons}
      </Sample>
      <Sample title="Big">
        <Button look="primary" size="big">
          Buy Now
        </Button>
        <Button size="big">Download Free Demo</Button>
      </Sample>
      <Sample title="Links">
        <ButtonLink href={routes.rules.href()}>Read the rules</ButtonLink>
        <a className={text.labelLink} href={routes.rules.href()}>
          View Rules
        </a>
        <a href={routes.cards.href()}>See the cards</a>
        <ExternalLink href={siteSettings.storeUrl} newTab>
          Store
        </ExternalLink>
      </Sample>
    </>
  );
}
