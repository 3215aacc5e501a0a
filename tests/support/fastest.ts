/** Milliseconds that some work keeps the processor busy, as the best of five: other work on the machine does not count. */
export function fastest(work: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

/** The same of work that goes on after it was asked for. */
export async function fastestOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run++) {
    const before = process.cpuUsage();
    await work();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}
