/** The modals of the site: confirm, copying by hand, hello, newsletter, handing games over, and a default for unknown ones. */

import { useEffect, useRef } from 'react';
import { Hello } from '#features/hello/Hello.tsx';
import { Newsletter } from '#features/mailing-list/SignUpForm.tsx';
import { closeModals, goBackFromModal, type Modal } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/elements.ts';
import { Field } from '#ui/field/Field.tsx';
import { TextArea } from '#ui/field/TextInput.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import layout from '#ui/styles/layout.module.css';
import { useOverlay } from '#ui/useOverlay.ts';

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
    default:
      return modal satisfies never;
  }
}

type ConfirmProps = { readonly body: string; readonly onYes: () => void };

/** Asks for confirmation before something is lost. */
function Confirm({ body, onYes }: ConfirmProps) {
  function confirm() {
    closeModals();
    onYes();
  }
  return (
    <>
      <p>{body}</p>
      <div className={layout.row}>
        <Button look="primary" onClick={confirm}>
          Yes
        </Button>
        <Button onClick={closeModals}>Cancel</Button>
      </div>
    </>
  );
}

/** A text to be copied by hand. It is selected, so that Copy in the menu of the browser or the keyboard is enough. */
function CopyByHand({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Field label="Text to copy" hint="This browser does not let the page copy. The text is selected: copy it yourself.">
      <TextArea
        ref={area}
        readOnly
        rows={Math.min(8, text.split('\n').length + 2)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Field>
  );
}
