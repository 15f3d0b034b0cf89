declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  /** The package's own types ask for Express; it needs only what Node gives. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
