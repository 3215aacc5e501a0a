/** The section of the rules where the reader stopped, stored between visits. */

import { z } from 'zod/mini';
import { type SectionAnchor, sectionAnchors } from '#game/glossary/anchors.ts';
import { untilAnswered } from '#site/noAnswer.ts';
import { type Connection, siteDatabase } from '../database.ts';

export const readingPositionSchema = z.enum(sectionAnchors);

export function createReadingPosition(connection: Connection) {
  return {
    /** Waits for a slow database. */
    read: (): Promise<SectionAnchor | undefined> =>
      untilAnswered(
        () =>
          connection.read(async (database) => {
            const stored = await database.get('readingPosition', 'latest');
            const { success, data } = readingPositionSchema.safeParse(stored);
            // A section that a later edition has dropped, or invalid data.
            if (!success && stored !== undefined) await database.delete('readingPosition', 'latest');
            return data;
          }),
        () => undefined,
      ),

    async write(section: SectionAnchor): Promise<void> {
      await connection.use((database) => database.put('readingPosition', section, 'latest'));
    },
  };
}

export const { read: readReadingPosition, write: writeReadingPosition } = createReadingPosition(siteDatabase);
