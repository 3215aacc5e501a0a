/** Values in few bytes: a codec for each shape. Reading throws a RangeError for bytes that no value has. */

export type Source = { readonly bytes: Uint8Array; at: number };

export type Binary<Value> = {
  readonly write: (value: Value, to: number[]) => void;
  readonly read: (from: Source) => Value;
};

function byteOf(from: Source): number {
  const byte = from.bytes[from.at];
  if (byte === undefined) throw new RangeError('The bytes end too early.');
  from.at += 1;
  return byte;
}

/** A whole number from 0, seven bits a byte, the lowest first. */
export const whole: Binary<number> = {
  write(value, to) {
    let left = value;
    for (; left >= 128; left = Math.floor(left / 128)) to.push(128 + (left % 128));
    to.push(left);
  },
  read(from) {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = byteOf(from);
      value += (byte % 128) * unit;
      if (!Number.isSafeInteger(value)) throw new RangeError('The number is too large.');
      if (byte < 128) return value;
    }
  },
};

export function mapped<Value, Inner>(
  inner: Binary<Inner>,
  write: (value: Value) => Inner,
  read: (value: Inner) => Value,
): Binary<Value> {
  return { write: (value, to) => inner.write(write(value), to), read: (from) => read(inner.read(from)) };
}

export const integer: Binary<number> = mapped(
  whole,
  (value) => (value < 0 ? -2 * value - 1 : 2 * value),
  (value) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2),
);

export function oneOf<Value>(values: readonly Value[]): Binary<Value> {
  const valueAt = (place: number) => {
    if (place >= values.length) throw new RangeError('There is no such value.');
    return values[place] as Value;
  };
  return mapped(whole, (value) => Math.max(0, values.indexOf(value)), valueAt);
}

export function list<Value>(each: Binary<Value>): Binary<readonly Value[]> {
  return {
    write(values, to) {
      whole.write(values.length, to);
      for (const value of values) each.write(value, to);
    },
    // A value takes at least a byte, so that a false length ends with the bytes.
    read: (from) => {
      const count = whole.read(from);
      if (count > from.bytes.length) throw new RangeError('The list is longer than its bytes.');
      return Array.from({ length: count }, () => each.read(from));
    },
  };
}

const largestUnit = 0xffff;

/** UTF-16 units: a byte for each letter of English. */
export const text: Binary<string> = mapped(
  list(whole),
  (value) => Array.from({ length: value.length }, (_, at) => value.charCodeAt(at)),
  (units) => {
    if (units.some((unit) => unit > largestUnit)) throw new RangeError('The bytes are no text.');
    return String.fromCharCode(...units);
  },
);

export const optional = <Value>(inner: Binary<Value>): Binary<Value | undefined> => ({
  write(value, to) {
    to.push(value === undefined ? 0 : 1);
    if (value !== undefined) inner.write(value, to);
  },
  read: (from) => (oneOf([false, true]).read(from) ? inner.read(from) : undefined),
});

/** An object, its fields in the order in which they stand here. A field that is `undefined` is left out. */
export function record<Value extends object>(
  fields: {
    readonly [Name in keyof Value]-?: Binary<Value[Name]> | Binary<Value[Name] | undefined>;
  },
): Binary<Value> {
  const entries = Object.entries(fields) as [keyof Value & string, Binary<unknown>][];
  return {
    write: (value, to) => {
      for (const [name, field] of entries) field.write(value[name], to);
    },
    read: (from) =>
      Object.fromEntries(
        entries.map(([name, field]) => [name, field.read(from)]).filter(([, value]) => value !== undefined),
      ) as Value,
  };
}
