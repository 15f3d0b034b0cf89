import { readProfile } from '#lib/account/contract.ts';
import { listWithdrawals } from '#lib/cashier/withdrawals/contract.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { signOut } from '#lib/session/contract.ts';
import { listTransactions, readWallet } from '#lib/wallet/contract.ts';
import type { Backend, SignedIn } from '../backend.ts';
import { type Point, point, Skip } from '../point.ts';
import { noToken, otherPlayer, requireRefused } from '../refusals.ts';
import { requireTrue } from '../shapes.ts';
import { signInAs } from '../sign-in.ts';
import { fetchReply } from '../wire.ts';

const needs = ['platform', 'identity', 'player'] as const;
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
export const tokenPoints: readonly Point[] = [
  point({
    id: 'tokens.missing',
    title: 'A player’s calls without a token are refused with 401 error.token.expired',
    rule: 'DEC-WIRE-5',
    means: 'Anyone reads a player’s money and data; or a player whose session is over is not asked to sign in again.',
    needs,
    async run(backend) {
      const { playerId } = await backend.player();
      for (const endpoint of ofPlayer) {
        const options = { as: { playerId, idToken: 'none' }, without: ['Authorization'] };
        await requireRefused(backend, endpoint, {}, noToken, options);
      }
    },
  }),
  point({
    id: 'tokens.forged',
    title: 'A token with another signature is refused',
    rule: 'DEC-WIRE-3',
    means: 'Anyone can write a token and use every account.',
    needs,
    run: async (backend) => requireNoEntry(backend, forge((await backend.player()).idToken)),
  }),
  point({
    id: 'tokens.unsigned',
    title: 'A token with the algorithm “none” is refused',
    rule: 'DEC-WIRE-3',
    means: 'Anyone can write a token and use every account.',
    needs,
    run: async (backend) => requireNoEntry(backend, unsign((await backend.player()).idToken)),
  }),
  point({
    id: 'tokens.expired',
    title: 'An expired token is refused',
    rule: 'DEC-WIRE-6',
    means: 'A stolen token stays good for ever.',
    needs: [...needs, 'expiredToken'],
    run: (backend) => requireNoEntry(backend, backend.settings.expiredToken ?? ''),
  }),
  point({
    id: 'tokens.foreign',
    title: 'A player’s token does not open another player’s data: 403 error.forbidden',
    rule: 'DEC-WIRE-3',
    means: 'A player reads another player’s balance and history.',
    needs: [...needs, 'otherPlayer'],
    async run(backend) {
      const [{ playerId }, { idToken }] = [await backend.player(), await backend.otherPlayer()];
      for (const endpoint of ofPlayer) await requireRefused(backend, endpoint, {}, otherPlayer, { as: { playerId, idToken } });
    },
  }),
  point({
    id: 'tokens.owner',
    title: 'The profile is that of the token’s player',
    rule: 'DEC-WIRE-3',
    means: 'A player sees another player’s name, address and documents.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const { playerId } = await fetchReply(backend, readProfile, {}, { as });
      requireTrue(playerId === as.playerId, 'the profile of the test player', 'that of another');
    },
  }),
  point({
    id: 'tokens.sign-out',
    title: 'After a sign-out the token is refused, and other sessions go on',
    rule: 'LOG-14',
    means: 'Whoever copied a token uses the account after its player has signed out.',
    needs,
    async run(backend) {
      const as = await openSession(backend);
      await fetchReply(backend, readWallet, {}, { as });
      await fetchReply(backend, signOut, { body: {} }, { as });
      await requireRefused(backend, readWallet, {}, noToken, { as });
      await fetchReply(backend, readWallet, {}, { as: await backend.player() });
    },
  }),
];
