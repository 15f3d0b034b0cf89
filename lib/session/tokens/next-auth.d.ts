import type { SessionPayload } from './session-payload.ts';
import 'next-auth';

declare module 'next-auth' {
  interface Session {
    user?: SessionPayload;
    expires: string;
  }
}
