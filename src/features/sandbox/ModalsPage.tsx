/** The modals of the site, with navigation back from one to another. */

import { useState } from 'react';
import { modalOf, openModal } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { Sample } from './Sample.tsx';

export function ModalsPage() {
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
