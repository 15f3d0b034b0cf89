import { z } from 'zod';
import { parseJson } from '#lib/core/parse-json.ts';
import { testPassword } from '../../test-players.ts';
import { answerOf, isAccepted } from './attempts.ts';
import type { PlayerClient } from './player-client.ts';
import type { SiegeRecord } from './record.ts';

export const walletPath = '/api/platform/player/me/wallet';
const csrfSchema = z.object({ csrfToken: z.string() });
const refusalSchema = z.object({ code: z.string() }).nullable();
const sessionCookie = 'parlour.session';
const maxEnded = 3;

export interface PlayerSession {
  /** True while the player has a session as far as the browser knows. */
  isIn(): boolean;
  /** True once the player is signed in. */
  signIn(): Promise<boolean>;
  signOut(): Promise<void>;
  /** The sessions of earlier sign-ins must be worth nothing, at any instance and at any time. */
  checkEnded(): Promise<void>;
  /** A 401 while the player is signed in: the site has ended the session by itself. */
  lost(where: string): void;
}

export function createPlayerSession(client: PlayerClient, record: SiegeRecord): PlayerSession {
  const { identity } = client;
  const ended: string[] = [];
  let isSignedIn = false;

  async function readToken(): Promise<string | undefined> {
    const answer = await answerOf(() => client.site('GET', '/api/auth/csrf'));
    return csrfSchema.safeParse(parseJson(answer?.text ?? '')).data?.csrfToken;
  }

  async function readRefusal(): Promise<string> {
    const answer = await answerOf(() => client.site('GET', '/api/session/refusal'));
    return refusalSchema.safeParse(parseJson(answer?.text ?? '')).data?.code ?? 'no code';
  }

  return {
    isIn: () => isSignedIn,
    async signIn() {
      const operation = record.begin('sign-in', identity.playerId);
      const csrfToken = await readToken();
      const form = { csrfToken: csrfToken ?? '', email: identity.email, password: testPassword, json: 'true' };
      const answer = csrfToken && (await answerOf(() => client.site('POST', '/api/auth/callback/credentials', { form })));
      if (answer && answer.status === 200 && client.cookies.has(sessionCookie)) {
        isSignedIn = true;
        record.end(operation, 'acknowledged');
        return true;
      }
      if (!answer || answer.status >= 500) {
        operation.lost += 1;
        record.end(operation, 'unknown', answer ? `status ${answer.status}` : 'no answer');
        return false;
      }
      const code = await readRefusal();
      if (code === 'login.error.unauthorized') record.violate(`the password of player ${identity.playerId} was refused`);
      record.end(operation, 'refused', code);
      return false;
    },
    async signOut() {
      const operation = record.begin('sign-out', identity.playerId);
      const copy = client.cookies.get(sessionCookie)?.value;
      const csrfToken = await readToken();
      const form = { csrfToken: csrfToken ?? '', json: 'true' };
      const answer = csrfToken && (await answerOf(() => client.site('POST', '/api/auth/signout', { form })));
      if (answer && isAccepted(answer)) {
        isSignedIn = false;
        if (copy) ended.push(copy);
        if (ended.length > maxEnded) ended.shift();
        record.end(operation, 'acknowledged');
        return;
      }
      operation.lost += 1;
      // The session may have ended.
      isSignedIn = false;
      record.end(operation, 'unknown', answer ? `status ${answer.status}` : 'no answer');
    },
    async checkEnded() {
      for (const value of ended) {
        const Cookie = `${sessionCookie}=${value}`;
        const answer = await answerOf(() => client.site('GET', walletPath, { headers: { Cookie } }));
        if (answer?.status === 200) record.violate(`a session of player ${identity.playerId} counts after its sign-out`);
      }
    },
    lost(where) {
      if (isSignedIn) record.violate(`player ${identity.playerId} was signed out by ${where}`);
      isSignedIn = false;
    },
  };
}
