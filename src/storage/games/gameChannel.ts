/** Messages about games between the tabs of this device. Without them, the tab that saves last wins. */

import { openTabChannel } from '../tabChannel.ts';

export type GameChannel = {
  /** Tells the other tabs that this one continues a game. */
  readonly say: (id: string) => void;
  readonly close: () => void;
};

export function openGameChannel(name: string, onSaid: (id: string) => void): GameChannel {
  const channel = openTabChannel(name);
  if (!channel) return { say: () => undefined, close: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onSaid(data);
  };
  return { say: (id) => channel.postMessage(id), close: () => channel.close() };
}
