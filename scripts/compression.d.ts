declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  /** `@types/compression` depends on Express; these types use Node's. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
