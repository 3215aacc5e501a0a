/** The site's own sign-up form: it posts to the publisher's backend, which answers with flashes. */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { connection } from '#server/session.ts';
import { navigate } from '#site/navigation.ts';
import { isPagePath } from '#site/paths.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import text from '#ui/styles/text.module.css';
import { useOnline } from '#ui/subscriptions.ts';
import { useOnePress } from '#ui/useOnePress.ts';
import styles from './SignUpForm.module.css';

const path = '/ajax/mailing-list';

/** Payload of a successful response: the email address as stored on the list. */
const signedUpSchema = z.object({ email: z.string() });

type Progress = 'open' | 'sending' | 'refused' | 'unexpected' | { readonly signedUp: string };

/** Flashes report all other failures. */
const failures: Partial<Record<Extract<Progress, string>, string>> = {
  refused: 'The server did not accept this address. Check it and try again.',
  unexpected: 'The server did not put this address on the list. Try again later.',
};

/** Opens pages of this site without a reload. */
function follow(address: string): void {
  const { origin, pathname } = new URL(address);
  if (origin === location.origin && isPagePath(pathname)) navigate(address);
  else location.assign(address);
}

export function BackendForm({ encoding }: { readonly encoding: 'form' | 'json' }) {
  const online = useOnline();
  const onePress = useOnePress();
  const [progress, setProgress] = useState<Progress>('open');
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (typeof progress === 'object') result.current?.focus();
    else if (failures[progress]) field.current?.focus();
  }, [progress]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (email !== '') void onePress(() => signUp(email));
  }

  async function signUp(email: string) {
    setProgress('sending');
    const client = await connection();
    if (!client) showPartMissing();
    const reply = await client?.request(
      { method: 'POST', path, encoding, payload: { email } },
      {
        success: (payload) => setProgress({ signedUp: z.parse(signedUpSchema, payload).email }),
        failure: () => setProgress('refused'),
        redirect: follow,
      },
    );
    const ended = reply?.kind === 'unexpected' ? 'unexpected' : 'open';
    setProgress((now) => (now === 'sending' ? ended : now));
  }

  if (typeof progress === 'object')
    return (
      <p ref={result} tabIndex={-1}>
        {`${progress.signedUp} is on the list. Every email has an unsubscribe link.`}
      </p>
    );

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label="Email address" error={failures[progress]}>
        <TextInput ref={field} type="email" name="email" autoComplete="email" required maxLength={254} />
      </Field>
      <Button type="submit" look="primary" aria-disabled={progress === 'sending'}>
        Subscribe
      </Button>
      <p className={text.note} role="status">
        {sayProgress(progress === 'sending', online)}
      </p>
    </form>
  );
}

function sayProgress(isSending: boolean, online: boolean): string {
  if (isSending && online) return 'Sending …';
  if (isSending) return 'You are offline. Your address will be sent when you are online again.';
  return online ? '' : 'You are offline. Signing up needs a connection.';
}
