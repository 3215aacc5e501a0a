/**
 * The site's own sign-up page, for the frame of a site without a mailing provider: a form that prepares an email.
 * It has no script; it inherits the content security policy of the page around it.
 */

import { isReservedHost } from '#site/reservedHost.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { createPolicy } from '#site/trustedTypes.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import input from '#ui/field/TextInput.module.css';
import text from '#ui/styles/text.module.css';
import styles from './SignUpForm.module.css';

const { contactEmail } = siteSettings;

/** Returns the HTML of the page, with the theme and the stylesheet of the page around it. */
function mailFormPage(contact: string): string {
  const stylesheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const { theme = '' } = document.documentElement.dataset;
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<meta name="viewport" content="width=device-width">
<title>Sign up for the mailing list</title>
<link rel="stylesheet" href="${stylesheet}">
<form class="${styles.form} ${styles.mail}" action="mailto:${contact}?subject=Mailing%20list" method="post" enctype="text/plain" target="_top">
<p>Your mail program opens with an email to ${contact}. Send it to join the list.</p>
<label for="address">Your email address</label>
<input class="${input.input}" id="address" name="Please add" type="email" autocomplete="email" required maxlength="254">
<button class="${buttonClass()}">Open in your mail program</button>
${isReservedHost(contact) ? `<p class="${text.note}">This site has no mailing list yet. The address above is an example.</p>` : ''}
</form>
</html>`;
}

/** Trusted Types accept only the HTML of a policy as the content of a frame. */
const policy = createPolicy('mail-form', { createHTML: mailFormPage });

/** Ref callback of the frame. React sets `srcDoc` as a plain string, which Trusted Types reject. */
export function showMailForm(frame: HTMLIFrameElement | null): void {
  if (frame && !frame.srcdoc) frame.srcdoc = policy?.createHTML(contactEmail) ?? mailFormPage(contactEmail);
}
