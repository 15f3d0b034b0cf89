import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { migratePlayer } from '#lib/session/contract.ts';
import type { Backend } from '../backend.ts';
import { requireException, sendOperation } from '../cognito.ts';
import { Failure, type Runs } from '../point.ts';
import { requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue } from '../shapes.ts';
import { signInAs } from '../sign-in.ts';

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
export const signInRuns = {
  'sign-in.claims': async (backend) => {
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
  'sign-in.keys': async (backend) => {
    const { idToken } = await backend.player();
    requireEqual(decodeProtectedHeader(idToken).alg, 'RS256', 'alg');
    const keys = createRemoteJWKSet(new URL(`${backend.addressOf('identity')}/${backend.settings.poolId}/.well-known/jwks.json`));
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
  'sign-in.wrong-password': async (backend) => {
    const { user = '', password = '' } = backend.settings;
    const type = await refusedSignIn(backend, user);
    // The right password after it, so that several runs do not lock the account.
    const { kind } = await signInAs(user, password, backend.settings, backend.addressOf('identity'));
    requireEqual(type, 'NotAuthorizedException', 'the exception');
    requireEqual(kind, 'tokens', 'a sign-in after one wrong password');
  },
  'sign-in.unknown': async (backend) => {
    requireEqual(await refusedSignIn(backend, nobody), 'NotAuthorizedException', 'the exception');
  },
  'sign-in.errors': async (backend) => {
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
  'sign-in.migration': async (backend) => {
    const body = { email: nobody, password: 'Wrong-password-1' };
    await requireRefused(backend, migratePlayer, { body }, { status: 404, code: 'error.player.not.found' });
  },
} satisfies Partial<Runs>;
