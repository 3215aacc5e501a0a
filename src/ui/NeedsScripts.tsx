/** Says, where no script runs, why the screen does nothing. An older browser says what it takes (app/inline/support.ts). */

import text from './styles/text.module.css';

type Props = {
  /** The part that does not work. */
  readonly children: string;
};

export const NeedsScripts = ({ children }: Props) => (
  <noscript>
    <p className={text.note}>{`${children} needs JavaScript.`}</p>
  </noscript>
);
