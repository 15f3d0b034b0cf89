import 'next-auth';

declare module 'next-auth' {
  interface Session {
    user?: { playerId: string; market: string; language: string; accessId: string; loginMethod: string };
    expires: string;
  }
}
