/** A trimmed card, in millimetres. */
export const cardSize = { width: 63, height: 88 } as const;
