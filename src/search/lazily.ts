/** Something made on first demand and shared by all who ask. What failed is forgotten, so the next demand tries again. */
export function lazily<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let pending: Promise<Made> | undefined;
  return () => {
    pending ??= make().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
