import { POST } from './start/route.ts';

process.env.RATE_LIMIT = 'on';

const opened: string[] = [];
jest.mock('next/headers', () => ({}));
jest.mock('#lib/content/query/drafts.ts', () => ({
  openDrafts: async (secret: string) => {
    opened.push(secret);
  },
}));
jest.spyOn(console, 'info').mockImplementation(() => undefined);

function start(secret: string): Promise<Response> {
  const site = 'http://localhost:3000';
  const headers = { Origin: site, 'Sec-Fetch-Site': 'same-origin' };
  const body = new URLSearchParams({ secret, path: '/fi-FI' });
  return POST(new Request(`${site}/api/drafts/start`, { method: 'POST', headers, body }));
}

test('OPS-06 guesses of a secret of the Studio are limited, and only what has its shape is looked up', async () => {
  expect((await start('"] | *[0]')).status).toBe(400);
  expect(opened).toEqual([]);
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) statuses.push((await start('guessed-secret')).status);
  expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([403, 403, 429]);
  expect(opened).toHaveLength(59);
});
