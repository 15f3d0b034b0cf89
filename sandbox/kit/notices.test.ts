import { readSandboxConfig } from './config.ts';
import { createNoticeSender } from './notices.ts';

const html = '<!doctype html><h1>Unauthorized</h1>';
const ofGateway = { status: 401, error: 'Unauthorized', path: '/' };

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Sends a notice to a platform with these answers, the last of them 200; returns what was marked. */
async function sendTo(...answers: readonly Response[]): Promise<{ readonly attempts: number; readonly reply: unknown }> {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers) fetched.mockResolvedValueOnce(answer);
  const marked = Promise.withResolvers<unknown>();
  const store = { listUnsent: async () => [], markDelivered: async (_: string, reply: unknown) => marked.resolve(reply) };
  const sender = createNoticeSender<string>(readSandboxConfig({ NODE_ENV: 'test' }), { from: 'pay', path: '/notify', store });
  await sender.send('a payment');
  const reply = await marked.promise;
  await sender.close();
  return { attempts: fetched.mock.calls.length, reply };
}

const booked = () => Response.json({ booked: true });

test.each([
  ['an error of the platform', () => Response.json({ code: 'error.system.error' }, { status: 500 })],
  ['a signature that was refused', () => Response.json({ code: 'error.signature' }, { status: 401 })],
  ['a refusal of the sender', () => Response.json({ code: 'error.forbidden' }, { status: 403 })],
  ['too many requests', () => Response.json({ code: 'error.too_many_requests' }, { status: 429 })],
])('a notice is sent again after %s', async (_, answer) => {
  expect(await sendTo(answer(), booked())).toEqual({ attempts: 2, reply: { booked: true } });
});

test('a notice that a gateway refuses again and again is sent again, and logged once', async () => {
  const refusals = [Response.json(ofGateway, { status: 401 }), new Response(html, { status: 403 })];
  expect(await sendTo(...refusals, booked())).toEqual({ attempts: 3, reply: { booked: true } });
  expect(jest.mocked(console.warn).mock.calls).toEqual([['pay: a notice was refused with status 401 and is sent again']]);
});

test('the platform’s own rejection is final', async () => {
  const rejection = Response.json({ status: 404, code: 'error.payment.not_found' }, { status: 404 });
  expect(await sendTo(rejection, booked())).toEqual({ attempts: 1, reply: undefined });
});
