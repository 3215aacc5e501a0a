/** Debounces announcements, so that a held button is announced once, with its result. */

import { useEffect, useRef, useState } from 'react';

/** Milliseconds without another change before a change is announced. */
const rest = 700;

/** The text to announce; empty for the text at the start. */
export function useAnnouncement(words: string): string {
  const [said, setSaid] = useState('');
  const first = useRef(words);

  useEffect(() => {
    if (words === first.current) return;
    first.current = '';
    const timer = setTimeout(setSaid, rest, words);
    return () => clearTimeout(timer);
  }, [words]);

  return said;
}
