/** Where an arrow key leads in rows of symbols of unequal length. */

/** Rows from top to bottom. */
type Rows<Item> = readonly (readonly Item[])[];

const clamp = (place: number, length: number) => Math.min(Math.max(place, 0), length - 1);

/** The item a key leads to; `undefined` when the key moves nothing. Left and right go on into the next row. */
export function moveInGroups<Item>(rows: Rows<Item>, from: Item, key: string): Item | undefined {
  const filled = rows.filter((row) => row.length > 0);
  const all = filled.flat();
  const place = all.indexOf(from);
  if (place < 0) return all[0];
  const row = filled.findIndex((items) => items.includes(from));
  const column = filled[row]?.indexOf(from) ?? 0;
  const inRow = (step: number) => {
    const next = filled[clamp(row + step, filled.length)] ?? [];
    return next[clamp(column, next.length)];
  };
  switch (key) {
    case 'ArrowRight':
      return all[clamp(place + 1, all.length)];
    case 'ArrowLeft':
      return all[clamp(place - 1, all.length)];
    case 'ArrowDown':
      return inRow(1);
    case 'ArrowUp':
      return inRow(-1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}
