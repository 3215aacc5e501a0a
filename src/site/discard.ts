/** An answer that is of no use: a body that nobody reads would keep its connection. */

type Unread = { readonly body: { cancel(): Promise<void> } | null };

/** Never rejects. */
export const discard = async (response: Unread | undefined): Promise<void> =>
  response?.body?.cancel().catch(() => undefined);
