/** Short ids: hashids with a fixed salt, 10 characters long. They are not secret. */

import Hashids from 'hashids';
import { game } from './gameName.ts';

let made: Hashids | undefined;

const length = 10;

/** Created on first use, because it would delay the first screen. */
const hashids = () => (made ??= new Hashids(game, length));

/** Long input blocks the decoder for seconds, so only well-formed ids reach it. */
const wellFormed = /^[A-Za-z0-9]{10}$/;

/** Returns the short id of a whole number from 0 to 10^13. Throws a RangeError for any other number, which is a bug. */
export function encodeShortId(id: number): string {
  const encoded = hashids().encode(id);
  if (encoded.length !== length) throw new RangeError(`No short id for ${id}: only whole numbers to 10^13 have one.`);
  return encoded;
}

/** Returns a random id, for a flash or a saved game. */
export const newShortId = (): string => encodeShortId(Math.floor(Math.random() * 10 ** 13));

/** Returns the number that a short id stands for, or `undefined` if it stands for none. */
export function decodeShortId(shortId: string): number | undefined {
  if (!wellFormed.test(shortId)) return undefined;
  const [id] = hashids().decode(shortId);
  return typeof id === 'number' ? id : undefined;
}
