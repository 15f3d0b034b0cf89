import { Hono } from 'hono';
import { parseJson } from '#lib/core/parse-json.ts';
import { traceOf } from '#sandbox/kit/http/trace.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { CognitoError } from './errors.ts';
import { createIdentity, type Identity, type IdentityContext } from './identity.ts';
import { readOperation } from './operations.ts';
import { poolId } from './pool.ts';
import { codeTable, loginAttemptTable } from './tables.ts';

const amzJson = 'application/x-amz-json-1.1';
const maxBodyBytes = 64 * 1024;

/** The identity stand-in (port 4102): an Amazon Cognito user pool over JSON 1.1, with its public keys. */
export async function createIdentityService(context: IdentityContext): Promise<Service> {
  const identity = await createIdentity(context);
  const reset = () => resetUsers(identity, context);
  await identity.sessions.dropExpired();
  if (await identity.users.isEmpty()) await reset();
  return {
    name: 'identity',
    app: createApp(identity),
    bodies: {
      maxBytes: maxBodyBytes,
      refuse: () => sendError(new CognitoError('SerializationException', 'The request is too large.')),
    },
    reset,
    healthy: async () => {
      await identity.users.isEmpty();
      return true;
    },
  };
}

function createApp(identity: Identity): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const run = readOperation(c.req.header('X-Amz-Target'));
    const input = parseJson(await c.req.text());
    if (input === undefined) throw new CognitoError('SerializationException', 'The request is not JSON.');
    return send(await run(input, identity), 200);
  });
  app.get(`/${poolId}/.well-known/jwks.json`, (c) => c.json({ keys: [identity.secrets.publicJwk] }));
  app.notFound(() => sendError(new CognitoError('ResourceNotFoundException', 'Not found.'), 404));
  app.onError((error) => {
    if (error instanceof CognitoError) return sendError(error);
    console.error('identity:', traceOf(error));
    return send({ __type: 'InternalErrorException', message: 'Internal error.' }, 500);
  });
  return app;
}

function sendError(error: CognitoError, status = 400): Response {
  return send({ __type: error.type, message: error.message }, status, { 'X-Amzn-ErrorType': `${error.type}:` });
}

function send(body: object, status: number, headers?: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': amzJson, 'Cache-Control': 'no-store', ...headers },
  });
}

async function resetUsers({ users, database }: Identity, { seedUsers }: IdentityContext): Promise<void> {
  await users.replaceAll(await seedUsers());
  await database.delete(loginAttemptTable);
  await database.delete(codeTable);
}
