/** Keeps the one warning of Vite out of its log that nobody here can heed. */

import type { Plugin } from 'vite';

/** Given for every class that is composed from another file; the plugin it blames is Vite's own. */
const warning = 'A PostCSS plugin did not pass the `from` option';

export function falseAlarm(): Plugin {
  return {
    name: 'false-alarm',
    configResolved({ logger }) {
      const { warnOnce } = logger;
      logger.warnOnce = (message, options) => {
        if (!message.includes(warning)) warnOnce(message, options);
      };
    },
  };
}
