/** Reads a response as text, up to a limit. */

export const maxBodyBytes = 1_000_000;

/** The text, or `undefined` as soon as more than the limit has arrived; the rest is not downloaded. */
export async function readBody({ body }: Response): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBodyBytes) {
      // Not awaited: a body that never ends need not confirm that it is cancelled.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
