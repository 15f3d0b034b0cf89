import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { openInboxSession } from './contract.ts';
import { readInboxSession, readUnreadCount } from './server.ts';

const mockCall = jest.fn();
jest.mock('#lib/core/api/server.ts', () => ({ call: (...args: unknown[]) => mockCall(...args) }));
jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => ({ CRM_URL: 'http://crm.test', CRM_BRAND: 'parlour' }) }));

let active: string;
let opened: number;
let refusal: number;
beforeEach(() => {
  active = 's-1';
  opened = 0;
  refusal = 401;
  mockCall.mockImplementation(async (endpoint, { query }) => {
    if (endpoint === openInboxSession) {
      opened += 1;
      return { sid: active };
    }
    if (query.sid !== active || active === '') throw new CallError('platform', envelopeOf(refusal, 'error.crm.session'));
    return { messages: [], unread: 3 };
  });
});

test.each([400, 401, 404])(
  'CHT-11 the session with the messaging service is opened once, and again when the service answers %d',
  async (status) => {
    refusal = status;
    const player = { playerId: '1', idToken: 't' };
    expect(await readUnreadCount(player)).toEqual({ unread: 3 });
    expect(await readUnreadCount(player)).toEqual({ unread: 3 });
    expect(opened).toBe(1);
    active = 's-2';
    expect(await readUnreadCount(player)).toEqual({ unread: 3 });
    expect(opened).toBe(2);
    active = '';
    refusal = 401;
    expect(await readUnreadCount(player)).toEqual({ unread: 0 });
    expect(opened).toBe(3);
  },
);

test('CHT-11 another sign-in has another session, and a page gets one that has not ended', async () => {
  const player = { playerId: '1', idToken: 't' };
  await readUnreadCount(player);
  await readUnreadCount({ ...player });
  expect(opened).toBe(2);
  active = 's-2';
  expect((await readInboxSession(player)).session?.sid).toBe('s-2');
});
