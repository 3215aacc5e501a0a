/** Arbitrary text for property tests: any code units, including lone surrogates. fast-check's own takes seconds. */

import fc from 'fast-check';

const codeUnit = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 0xffff }));

export const anyText = (limits: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.array(codeUnit, { maxLength: 12, ...limits }).map((units) => String.fromCharCode(...units));
