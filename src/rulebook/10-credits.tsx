/** Reference: credits and licences. */

import { cardVersion } from '#game/cards/card.ts';
import { routes } from '#site/routes.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Lead } from '#ui/prose/Prose.tsx';

export function Credits() {
  return (
    <>
      <Lead>The following persons remain distinct.</Lead>
      <ul>
        <li>Rules, cards and pictures: the Imago Mutual Print Room. Printed version {cardVersion}.</li>
        <li>
          Icons by Lorc, Delapouite and contributors,{' '}
          <ExternalLink href="https://game-icons.net">game-icons.net</ExternalLink>, CC BY 3.0, modified. The symbols of
          costs and resources are our own.
        </li>
        <li>Type: Rozha One, League Gothic and Alegreya Sans, all under the SIL Open Font License 1.1.</li>
        <li>
          The texts and pictures of the game may be copied, changed and shared, though not sold, under{' '}
          <ExternalLink href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</ExternalLink>, with
          these credits.
        </li>
      </ul>
      <p>
        Everything else that deserves thanks is named under <a href={routes.credits.href()}>Credits and licences</a>. No
        dog was harmed. It took sides.
      </p>
    </>
  );
}
