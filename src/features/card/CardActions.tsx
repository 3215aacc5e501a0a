/** Actions on a card: zoom, and a menu to share its short address, copy its text or print it. */

import { cardAsText } from '#game/cards/cardAsText.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { copyText, shareLink } from '#ui/action-button/sharing.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './CardView.module.css';

const menuId = 'share-card';

type Props = {
  readonly card: CardSummary;
  readonly set: CardSet;
  readonly total: number;
  readonly onZoom: () => void;
};

export function CardActions({ card, set, total, onZoom }: Props) {
  async function copyCard() {
    const texts = (await cardTexts.load()).get(card.id);
    return texts ? copyText(cardAsText({ ...card, ...texts }, set, total)) : 'failed';
  }

  const shareCard = () =>
    shareLink(card.name, new URL(routes.cardShare.href(encodeShortId(card.id)), document.baseURI).href);

  return (
    <div className={styles.actions}>
      <Button onClick={onZoom}>
        <Icon name="zoom" />
        Zoom
      </Button>
      <Button popoverTarget={menuId}>
        <Icon name="share" />
        Share
      </Button>
      <Sheet id={menuId} title="Share this card">
        <div className={styles.ways}>
          <ActionButton icon="link" action={shareCard}>
            Share or copy its link
          </ActionButton>
          <ActionButton icon="copy" action={copyCard}>
            Copy its text
          </ActionButton>
          <ButtonLink href={routes.print.href(String(new URLSearchParams({ name: card.name, set: String(card.set) })))}>
            <Icon name="print" />
            Print it
          </ButtonLink>
        </div>
      </Sheet>
    </div>
  );
}
