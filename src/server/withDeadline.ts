/** Work that is called off when it takes too long: a network may neither answer nor say that it will not. */

export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), milliseconds);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
