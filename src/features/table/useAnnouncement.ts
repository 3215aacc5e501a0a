/** Holds words back until they stop changing, so that a held button is announced once, with what came of it. */

import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which a change counts as made. */
const rest = 700;

/** The words to be spoken; nothing for those the page began with. */
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
