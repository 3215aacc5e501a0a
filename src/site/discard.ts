/** Cancels an unread response body, which would otherwise keep its connection open. */

type Unread = { readonly body: { cancel(): Promise<void> } | null };

/** Never rejects. */
export const discard = async (response: Unread | undefined): Promise<void> =>
  response?.body?.cancel().catch(() => undefined);
