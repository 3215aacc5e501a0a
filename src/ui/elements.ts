/**
 * Content without bare text. Beside siblings, text has an element of its own: a browser that translates the page replaces
 * text nodes, and React can then neither change nor remove them.
 */

import type { ReactElement } from 'react';

export type Elements = ReactElement | false | null | undefined | readonly Elements[];
