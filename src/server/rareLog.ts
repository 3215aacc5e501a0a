/** A log for what may happen a thousand times a second: each kind once a minute. */

const minute = 60_000;

export type RareLog = (kind: string, ...details: readonly unknown[]) => void;

export function createRareLog(log: (...words: unknown[]) => void): RareLog {
  const silentUntil = new Map<string, number>();
  return (kind, ...details) => {
    if (performance.now() < (silentUntil.get(kind) ?? 0)) return;
    silentUntil.set(kind, performance.now() + minute);
    log(kind, ...details);
  };
}
