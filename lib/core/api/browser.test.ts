import { QueryClient } from '@tanstack/react-query';
import { callEndpoint, query } from './browser.ts';

const fetched = jest.spyOn(globalThis, 'fetch');

function answerWith(body: unknown, status = 200): void {
  fetched.mockImplementation(async () => Response.json(body, { status }));
}

beforeEach(() => fetched.mockReset());
afterAll(() => fetched.mockRestore());

describe('CNT-28 an answer in the browser', () => {
  const profile = query('GET /player/me/profile', {});

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
  await expect(callEndpoint('GET /player/me/profile', {})).rejects.toMatchObject({ code: 'sms.code.invalid' });
  fetched.mockImplementation(async () => new Response('<html>', { status: 502 }));
  await expect(callEndpoint('GET /player/me/profile', {})).rejects.toMatchObject({ status: 502 });
});
