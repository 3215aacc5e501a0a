/** The modals of the site: confirm, copying by hand, hello, newsletter, handing games over, and a default for unknown ones. */

import { Hello } from '#features/hello/Hello.tsx';
import { Newsletter } from '#features/mailing-list/SignUpForm.tsx';
import type { Modal } from '#site/notices/modals.ts';
import { closeModals, goBackFromModal } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { Confirm } from './Confirm.tsx';
import { CopyByHand } from './CopyByHand.tsx';

const HandOver = lazyComponent(async () => (await import('#features/hand-over/HandOver.tsx')).HandOver);

type Props = { readonly modal: Modal; readonly hasPrevious: boolean };

export function ModalDialog({ modal, hasPrevious }: Props) {
  const { title, content } = viewOf(modal);
  useOverlay(hasPrevious, goBackFromModal);
  const overDialog = 'overDialog' in modal;
  return (
    <Dialog title={title} before={(hasPrevious || overDialog) && <BackButton />} onClose={closeModals}>
      <LazyPart>{content}</LazyPart>
    </Dialog>
  );
}

function BackButton() {
  return (
    <Button onClick={goBackFromModal}>
      <Icon name="arrow-left" />
      Back
    </Button>
  );
}

function viewOf(modal: Modal): { readonly title: string; readonly content: Elements } {
  switch (modal.subject) {
    case 'confirm':
      return { title: modal.title, content: <Confirm body={modal.body} onYes={modal.onYes} /> };
    case 'copy':
      return { title: 'Copy by hand', content: <CopyByHand text={modal.text} /> };
    case 'hand-over':
      return { title: 'Hand over', content: <HandOver {...modal} /> };
    case 'take-over':
      return { title: 'Receive a game', content: <HandOver {...modal} /> };
    case 'hello':
      return { title: 'You are installed', content: <Hello /> };
    case 'newsletter':
      return { title: 'Download Free Demo', content: <Newsletter /> };
    case 'default':
      return { title: 'Unexpected', content: <p>This should not happen. How did this happen?</p> };
  }
}
