import { parentPort } from 'node:worker_threads';
import cognito from 'amazon-cognito-identity-js';
import type { SignInJob, SignInResult } from './srp.ts';

/** Runs in a worker thread: SRP's arithmetic would block the event loop that renders pages. */

/** The client library calls the global `fetch`, which would send a sign-in where a redirect leads. */
const { fetch } = globalThis;
globalThis.fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void values.set(key, value),
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function signIn({
  email,
  password,
  pool,
  origin: { ipAddress, country, device = '', requester = '' },
  form,
}: SignInJob): Promise<SignInResult['outcome']> {
  const Storage = memoryStorage();
  const userPool = new cognito.CognitoUserPool({ UserPoolId: pool.poolId, ClientId: pool.clientId, endpoint: pool.url, Storage });
  const user = new cognito.CognitoUser({ Username: email, Pool: userPool, Storage });
  return new Promise((resolve) => {
    const details = {
      Username: email,
      Password: password,
      ClientMetadata: { ipAddress, country, device, requester, ...(form && { passwordForm: form }) },
    };
    user.authenticateUser(new cognito.AuthenticationDetails(details), {
      // The other tokens end here: no call needs them (decision 74).
      onSuccess: (session) => resolve({ kind: 'tokens', idToken: session.getIdToken().getJwtToken() }),
      onFailure: (error: { code?: string; name?: string; message?: string }) =>
        resolve({ kind: 'refused', type: error.code ?? error.name ?? 'Unknown', message: error.message ?? '' }),
      newPasswordRequired: () => resolve({ kind: 'refused', type: 'NewPasswordRequired', message: '' }),
    });
  });
}

parentPort?.on('message', async (job: SignInJob) => {
  const result: SignInResult = { id: job.id, outcome: await signIn(job) };
  parentPort?.postMessage(result);
});
