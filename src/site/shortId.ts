/** Short ids: hashids with a fixed salt, 10 characters long. They are no secret. */

import Hashids from 'hashids';
import { game } from './gameName.ts';

let made: Hashids | undefined;

const length = 10;

/** Created on first use: it takes time that the first screen does not have. */
const hashids = () => (made ??= new Hashids(game, length));

/** Long input blocks the decoder for seconds, so only well-formed ids reach it. */
const wellFormed = /^[A-Za-z0-9]{10}$/;

/** The short id of a whole number from 0 to 10^13; throws for any other, which is a bug. */
export function encodeShortId(id: number): string {
  const encoded = hashids().encode(id);
  if (encoded.length !== length) throw new RangeError(`No short id for ${id}: only whole numbers to 10^13 have one.`);
  return encoded;
}

let latest = 0;

/** A new id in this visit and in later ones, so that a dismissal never hides another flash. */
export function newFlashId(): string {
  latest = Math.max(Date.now(), latest + 1);
  return encodeShortId(latest);
}

/** The number a short id stands for, or `undefined` when it stands for none. */
export function decodeShortId(shortId: string): number | undefined {
  if (!wellFormed.test(shortId)) return undefined;
  const [id] = hashids().decode(shortId);
  return typeof id === 'number' ? id : undefined;
}
