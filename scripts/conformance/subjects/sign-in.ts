import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { migratePlayer } from '#lib/session/contract.ts';
import type { Backend } from '../backend.ts';
import { requireException, sendOperation } from '../cognito.ts';
import { Failure, type Point, point } from '../point.ts';
import { requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue } from '../shapes.ts';
import { signInAs } from '../sign-in.ts';

const needs = ['identity', 'player'] as const;
const maxLifeSeconds = 24 * 3_600;
/** A new address for each run, so that several runs do not lock it. */
const nobody = `conformance.${randomUUID()}@example.org`;

const issuerOf = ({ settings, addressOf }: Backend) => settings.issuer ?? `${addressOf('identity')}/${settings.poolId}`;

/** Signs in with a password that is wrong, and returns the exception. */
async function refusedSignIn(backend: Backend, email: string): Promise<string> {
  const outcome = await signInAs(email, 'Wrong-password-1', backend.settings, backend.addressOf('identity'));
  if (outcome.kind === 'tokens') throw new Failure('a wrong password to be refused', 'tokens');
  return outcome.type;
}

/** The user pool, as its own client library and the site use it. */
export const signInPoints: readonly Point[] = [
  point({
    id: 'sign-in.claims',
    title: 'The identity token names player, pool and client, and ends within a day',
    rule: 'DEC-LOG-5',
    means: 'Nobody can sign in, or a sign-in lasts for ever.',
    needs,
    async run(backend) {
      const { idToken, playerId } = await backend.player();
      const { token_use: use, aud, iss, iat = 0, exp = 0, country_code: country } = decodeJwt(idToken);
      requireTrue(/^[\w-]{1,64}$/.test(playerId), 'a player_id that fits an address', 'another text');
      requireEqual(use, 'id', 'token_use');
      requireEqual(aud, backend.settings.clientId, 'aud');
      requireEqual(iss, issuerOf(backend), 'iss');
      requireTrue(typeof country === 'string' && /^[A-Z]{2}$/.test(country), 'country_code of two letters', typeof country);
      requireTrue(exp > Date.now() / 1_000, 'exp in the future', `${Math.round(exp - Date.now() / 1_000)} s`);
      requireTrue(exp - iat <= maxLifeSeconds, 'a life of at most a day', `${exp - iat} s`);
    },
  }),
  point({
    id: 'sign-in.keys',
    title: 'The published keys verify the identity token (RS256)',
    rule: 'DEC-LOG-5',
    means: 'Every call of a player is refused after a change of keys.',
    needs,
    async run(backend) {
      const { idToken } = await backend.player();
      requireEqual(decodeProtectedHeader(idToken).alg, 'RS256', 'alg');
      const keys = createRemoteJWKSet(
        new URL(`${backend.addressOf('identity')}/${backend.settings.poolId}/.well-known/jwks.json`),
      );
      await jwtVerify(idToken, keys, {
        issuer: issuerOf(backend),
        audience: backend.settings.clientId,
        algorithms: ['RS256'],
      }).catch((error: unknown) => {
        throw new Failure(
          'a token that the published keys verify',
          error instanceof Error && 'code' in error ? String(error.code) : 'none',
        );
      });
    },
  }),
  point({
    id: 'sign-in.wrong-password',
    title: 'A wrong password is refused as NotAuthorizedException',
    rule: 'LOG-12',
    means: 'A mistyped password shows a failure of the site; or any password opens an account.',
    needs,
    async run(backend) {
      const { user = '', password = '' } = backend.settings;
      const type = await refusedSignIn(backend, user);
      // The right password after it, so that several runs do not lock the account.
      const { kind } = await signInAs(user, password, backend.settings, backend.addressOf('identity'));
      requireEqual(type, 'NotAuthorizedException', 'the exception');
      requireEqual(kind, 'tokens', 'a sign-in after one wrong password');
    },
  }),
  point({
    id: 'sign-in.unknown',
    title: 'An unknown e-mail address is refused like a wrong password',
    rule: 'DEC-LOG-4',
    means: 'Anyone can find out who has an account here.',
    needs: ['identity'],
    async run(backend) {
      requireEqual(await refusedSignIn(backend, nobody), 'NotAuthorizedException', 'the exception');
    },
  }),
  point({
    id: 'sign-in.errors',
    title: 'Calls that make no sense are refused as the pool’s client expects',
    rule: 'LOG-12',
    means: 'The sign-in form shows nothing but that something went wrong.',
    needs: ['identity'],
    async run(backend) {
      const unknown = await sendOperation(backend, 'NoSuchOperation', {});
      requireException(unknown, ['UnknownOperationException', 'InvalidParameterException'], 'an unknown operation');
      const noJson = await sendOperation(backend, 'InitiateAuth', '{');
      requireException(noJson, ['SerializationException', 'InvalidParameterException'], 'a body that is no JSON');
      const flow = await sendOperation(backend, 'InitiateAuth', { AuthFlow: 'NO_FLOW', ClientId: backend.settings.clientId });
      requireException(flow, ['InvalidParameterException'], 'an unknown flow');
      const AuthParameters = { USERNAME: nobody, SRP_A: '1' };
      const client = await sendOperation(backend, 'InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: 'nobody',
        AuthParameters,
      });
      requireException(client, ['ResourceNotFoundException', 'InvalidParameterException'], 'an unknown client');
    },
  }),
  point({
    id: 'sign-in.migration',
    title: 'A player whom the former system does not know is refused',
    rule: 'LOG-13',
    means: 'A wrong password shows a failure of the site, where players are migrated.',
    needs: ['platform'],
    async run(backend) {
      const body = { email: nobody, password: 'Wrong-password-1' };
      await requireRefused(backend, migratePlayer, { body }, { status: 404, code: 'error.player.not.found' });
    },
  }),
];
