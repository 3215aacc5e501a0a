/**
 * A channel to the other tabs; `undefined` if the browser has none or refuses it, as Firefox does without cookies. Tabs
 * then know nothing of one another.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
