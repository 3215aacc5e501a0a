/** Welcome dialog of the installed app: what works without a network. */

import { offlineStatus, sayOfflineStatus } from '#offline/offlineStatus.ts';
import { session } from '#server/session.ts';
import { closeModals, openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';

export function Hello() {
  const { user } = useStore(session);
  return (
    <>
      <div className={text.prose}>
        <p>
          {user && <NamedText text={`Hello, ${user.name}. `} names={[user.name]} />}
          <span>
            There is now a copy of this site on your device. It answers to the same name as the one in your browser, and
            the two of you will have to get along.
          </span>
        </p>
        <h3>Offline</h3>
        <ul>
          <li>Every rule, every card and the search</li>
          <li>The table, with its counters and saved games</li>
          <li>The pictures of the cards, once they are saved</li>
        </ul>
        <h3>Only online</h3>
        <ul>
          <li>The store, the chat, the rules video and the mailing list</li>
          <li>News of a newer version</li>
        </ul>
      </div>
      <ImagesSoFar />
      <div className={layout.row}>
        <ButtonLink look="primary" href={routes.cards.href()} onClick={closeModals}>
          Browse the cards
        </ButtonLink>
        <Button onClick={() => openModal({ subject: 'newsletter' })}>Download Free Demo</Button>
      </div>
    </>
  );
}

function ImagesSoFar() {
  const said = sayOfflineStatus(useStore(offlineStatus));
  return said === '' ? null : <p className={text.note}>{`${said}.`}</p>;
}
