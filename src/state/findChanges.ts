/** Finds what has changed since this reader last saw it, once after an update, and marks it until it is opened. */

import { cardKey, markOpened, ruleKey, type Texts, textChanges } from '#domain/changes/textChanges.ts';
import { seenTexts } from '#storage/seenTexts.ts';
import { changes } from './changes.ts';
import { session } from './session.ts';

/** The texts of the running version, however they are come by. */
type ReadTexts = () => Promise<Texts>;

const runningVersion = () => session.get().configuration.version;

/** Before an update: keeps what the reader has now. */
export async function rememberTexts(readTexts: ReadTexts): Promise<void> {
  const version = runningVersion();
  if (version === undefined || (await seenTexts.readSeen())?.version === version) return;
  await seenTexts.writeSeen({ version, texts: await readTexts() });
}

/** At a start: recalls what is known, and compares once where this version is not the one that was remembered. */
export async function findChanges(readTexts: ReadTexts): Promise<void> {
  const [seen, known] = await Promise.all([seenTexts.readSeen(), seenTexts.readChanges()]);
  const version = runningVersion();
  if (!seen || version === undefined || seen.version === version) return changes.set(known);
  changes.set(textChanges(seen.texts, await readTexts(), known));
  await seenTexts.writeChanges(changes.get());
  await seenTexts.forgetSeen();
}

function open(key: string): void {
  const before = changes.get();
  changes.set((now) => markOpened(now, key));
  if (changes.get() !== before) void seenTexts.writeChanges(changes.get());
}

export const openCardChange = (id: number): void => open(cardKey(id));
export const openRuleChange = (anchor: string): void => open(ruleKey(anchor));

export function openAllChanges(): void {
  changes.set((now) => now.map((change) => ({ ...change, opened: true })));
  void seenTexts.writeChanges(changes.get());
}
