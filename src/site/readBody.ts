/** Reads the body of a response, or gives it up. */

export const maxBodyBytes = 1_000_000;

/** Resolves to the text, or to `undefined` as soon as the body exceeds the limit. The rest is not downloaded. */
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
      // Not awaited: an endless body may never confirm the cancellation.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

type Unread = { readonly body: { cancel(): Promise<void> } | null };

/** Cancels an unread body, which would otherwise keep its connection open. Never rejects. */
export const discard = async (response: Unread | undefined): Promise<void> =>
  response?.body?.cancel().catch(() => undefined);
