import { readProfile } from '#lib/account/contract.ts';
import { listWithdrawals } from '#lib/cashier/withdrawals/contract.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { signOut } from '#lib/session/contract.ts';
import { listTransactions, readWallet } from '#lib/wallet/contract.ts';
import type { Backend, SignedIn } from '../backend.ts';
import { type Runs, Skip } from '../point.ts';
import { noToken, otherPlayer, requireRefused } from '../refusals.ts';
import { requireTrue } from '../shapes.ts';
import { signInAs } from '../sign-in.ts';
import { fetchReply } from '../wire.ts';

/** Calls whose answers belong to one player. */
const ofPlayer: readonly Endpoint[] = [readWallet, listTransactions, listWithdrawals, readProfile];

/** The token with another character in its signature. */
function forge(idToken: string): string {
  const [head = '', claims = '', signature = ''] = idToken.split('.');
  const at = Math.floor(signature.length / 2);
  return [head, claims, signature.slice(0, at) + (signature[at] === 'A' ? 'B' : 'A') + signature.slice(at + 1)].join('.');
}

/** The same claims in a token that says it needs no signature. */
function unsign(idToken: string): string {
  const [, claims = ''] = idToken.split('.');
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
}

async function requireNoEntry(backend: Backend, idToken: string): Promise<void> {
  const { playerId } = await backend.player();
  for (const endpoint of ofPlayer) await requireRefused(backend, endpoint, {}, noToken, { as: { playerId, idToken } });
}

/** A further session of the test player. */
async function openSession(backend: Backend): Promise<SignedIn> {
  const { settings } = backend;
  const outcome = await signInAs(settings.user ?? '', settings.password ?? '', settings, backend.addressOf('identity'));
  if (outcome.kind === 'refused') throw new Skip(`a second sign-in was refused: ${outcome.type}`);
  return outcome.session;
}

/** Whose token opens what. */
export const tokenRuns = {
  'tokens.missing': async (backend) => {
    const { playerId } = await backend.player();
    for (const endpoint of ofPlayer) {
      const options = { as: { playerId, idToken: 'none' }, without: ['Authorization'] };
      await requireRefused(backend, endpoint, {}, noToken, options);
    }
  },
  'tokens.forged': async (backend) => requireNoEntry(backend, forge((await backend.player()).idToken)),
  'tokens.unsigned': async (backend) => requireNoEntry(backend, unsign((await backend.player()).idToken)),
  'tokens.expired': (backend) => requireNoEntry(backend, backend.settings.expiredToken ?? ''),
  'tokens.foreign': async (backend) => {
    const [{ playerId }, { idToken }] = [await backend.player(), await backend.otherPlayer()];
    for (const endpoint of ofPlayer) await requireRefused(backend, endpoint, {}, otherPlayer, { as: { playerId, idToken } });
  },
  'tokens.owner': async (backend) => {
    const as = await backend.player();
    const { playerId } = await fetchReply(backend, readProfile, {}, { as });
    requireTrue(playerId === as.playerId, 'the profile of the test player', 'that of another');
  },
  'tokens.sign-out': async (backend) => {
    const as = await openSession(backend);
    await fetchReply(backend, readWallet, {}, { as });
    await fetchReply(backend, signOut, { body: {} }, { as });
    await requireRefused(backend, readWallet, {}, noToken, { as });
    await fetchReply(backend, readWallet, {}, { as: await backend.player() });
  },
} satisfies Partial<Runs>;
