import { QueryClient } from '@tanstack/react-query';
import type * as access from '#lib/access/contract.ts';
import { readProfile } from '#lib/account/calls.ts';
import type * as account from '#lib/account/contract.ts';
import { call, query } from './browser.ts';

const fetched = jest.spyOn(globalThis, 'fetch');

function answerWith(body: unknown, status = 200): void {
  fetched.mockImplementation(async () => Response.json(body, { status }));
}

beforeEach(() => fetched.mockReset());

describe('CNT-28 an answer in the browser', () => {
  const profile = query(readProfile);

  it('is fresh for five minutes: asked again, it is not fetched again', async () => {
    answerWith({ playerId: '100023' });
    const client = new QueryClient();
    await client.fetchQuery(profile);
    await client.fetchQuery(profile);
    expect(fetched).toHaveBeenCalledTimes(1);
    client.setQueryData(profile.queryKey, { playerId: '100023' } as never, { updatedAt: Date.now() - 300_001 });
    await client.fetchQuery(profile);
    expect(fetched).toHaveBeenCalledTimes(2);
    client.clear();
  });

  it('is not asked for a second time when it was refused', async () => {
    answerWith({ status: 500, code: 'error.system.error' }, 500);
    const client = new QueryClient();
    await expect(client.fetchQuery(profile)).rejects.toThrow();
    expect(fetched).toHaveBeenCalledTimes(1);
    client.clear();
  });
});

it('a refusal carries its code, and one that is no JSON its status', async () => {
  answerWith({ status: 400, code: 'sms.code.invalid', message: 'The code is wrong.' }, 400);
  await expect(readProfile()).rejects.toMatchObject({ code: 'sms.code.invalid' });
  fetched.mockImplementation(async () => new Response('<html>', { status: 502 }));
  await expect(readProfile()).rejects.toMatchObject({ status: 502 });
});

test('a call has the method and the path of its endpoint', () => {
  expect(call<typeof account.readProfile>('GET /player/me/profile').key).toBe('GET /player/me/profile');
  // @ts-expect-error No such path.
  call<typeof account.readProfile>('GET /player/me/profil');
  // @ts-expect-error Another method.
  call<typeof account.readProfile>('POST /player/me/profile');
  // @ts-expect-error A call of the server.
  call<typeof access.readAccessContext>('GET /player/access/context');
});
