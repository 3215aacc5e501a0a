/** The frame around every screen: header, content, footer, and the bottom bar on phones. */

import type { MouseEvent } from 'react';
import type { Elements } from '#ui/elements.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { FramePart } from './FramePart.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

type Props = {
  /** Path of the current page, without query and fragment. */
  readonly path: string;
  /** The installed app's Back button, if there is a page to go back to. */
  readonly back: Elements;
  readonly quickSearch: Elements;
  readonly children: Elements;
};

const contentId = 'main';

/** Also moves the focus, which a change of the address alone would not do. */
function skipToContent(click: MouseEvent): void {
  const content = document.getElementById(contentId);
  if (!content) return;
  click.preventDefault();
  content.focus();
}

export function Shell({ path, back, quickSearch, children }: Props) {
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`} onClick={skipToContent}>
        Skip to content
      </a>
      <FramePart>
        <Header path={path} back={back} quickSearch={<FramePart>{quickSearch}</FramePart>} />
      </FramePart>
      <main className={styles.content} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <FramePart>
        <Footer />
      </FramePart>
      <FramePart floats>
        <BottomBar path={path} />
      </FramePart>
    </>
  );
}
