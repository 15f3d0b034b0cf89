import type { SmallSession } from './small-session.ts';
import 'next-auth';

declare module 'next-auth' {
  interface Session {
    user?: { playerId: string } & Omit<SmallSession, 'id' | 'expiresAt'>;
    expires: string;
  }
}
