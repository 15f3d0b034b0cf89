import { expect } from '@playwright/test';
import { signOut, trySignIn, walletPath } from '../../sign-in.ts';
import { openActor } from '../actors.ts';
import { fetchSite } from '../answers.ts';
import type { Actor, Flow, Pass, Step } from '../types.ts';

/** A sign-in of the dialog. The site answers 401 to every refusal, and says in a second answer whether a service is its cause. */
export function signInStep({ request }: Pick<Actor, 'request'>, handle: string): Step {
  return {
    name: 'the sign-in',
    isChange: true,
    slowCalls: [],
    async send() {
      const { status, code } = await trySignIn(request, handle);
      const isOutage = status === 401 && code === 'error.system.error';
      return {
        from: 'site',
        status: isOutage ? 503 : status,
        headers: {},
        text: JSON.stringify({ code }),
        isDone: status === 200,
      };
    },
  };
}

/** Throws unless the browser has one session, of this player. */
export async function requireOneSession({ request }: Pick<Actor, 'request'>, playerId: string): Promise<void> {
  expect((await request.get(walletPath)).status(), 'the wallet').toBe(200);
  expect(await (await request.get('/api/auth/session')).json()).toMatchObject({ user: { playerId } });
  expect(await (await request.get('/api/session/list')).json(), 'the sessions').toHaveLength(1);
}

async function beginSignIn(actor: Actor): Promise<Pass> {
  const { request, handle, playerId } = actor;
  expect(await signOut(request)).toBe(200);
  return {
    steps: [signInStep(actor, handle), { name: 'the terms', slowCalls: [], send: () => fetchSite(request, '/api/terms') }],
    verify: () => requireOneSession(actor, playerId),
  };
}

export const signIn: Flow = {
  name: 'a sign-in',
  // A browser that the account knows may sign in fifty times in an hour, and a case takes up to three.
  casesOfPlayer: 12,
  open: (request) => openActor(request),
  begin: beginSignIn,
};
