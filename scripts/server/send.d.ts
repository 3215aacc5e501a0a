/** Types for the part of send that the server uses; the package has none. */

declare module 'send' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Options = { readonly root: string; readonly cacheControl: boolean; readonly index: boolean };
  type Sending = {
    on(event: 'error', refuse: (error: Error & { readonly status: number }) => void): Sending;
    pipe(response: ServerResponse): void;
  };
  export default function send(request: IncomingMessage, path: string, options: Options): Sending;
}
