import { createMemoryStore } from '#lib/core/http/rate-limit.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import type { RefusalCode } from './refusal.ts';

const stranger = { isKnown: false, id: 'network' };
const known = { isKnown: true, id: 'browser' };

function setUp() {
  const clock = { now: 1_000 };
  const store = createMemoryStore(() => clock.now);
  const of = (email: string, client?: string, requester = stranger) => failedSignIns(email, { requester, client }, store);
  const fail = async (times: number, failed: ReturnType<typeof of>, code: RefusalCode = 'login.error.unauthorized') => {
    for (let time = 0; time < times; time += 1) await failed.recordRefusal({ code });
  };
  return { clock, of, fail };
}

test('DEC-X-9 three wrong passwords of one account ask for a captcha, from any address, for half an hour', async () => {
  const { clock, of, fail } = setUp();
  await fail(2, of('ann@sandbox.test', '203.0.113.1'));
  expect(await of('ann@sandbox.test').needsCaptcha()).toBe(false);
  await fail(1, of(' Ann@Sandbox.test', '203.0.113.2'));
  expect(await of('ann@sandbox.test', '203.0.113.3').needsCaptcha()).toBe(true);
  expect(await of('ben@sandbox.test', '203.0.113.3').needsCaptcha()).toBe(false);
  clock.now += 30 * 60_000;
  expect(await of('ann@sandbox.test').needsCaptcha()).toBe(false);
});

test('DEC-X-9 three wrong passwords from one network ask for a captcha for every account; this machine is excepted', async () => {
  const { of, fail } = setUp();
  for (const [host, email] of ['a@x.test', 'b@x.test', 'c@x.test'].entries()) await fail(1, of(email, `2001:db8:1:2::${host}`));
  expect(await of('d@x.test', '2001:db8:1:2::99').needsCaptcha()).toBe(true);
  expect(await of('d@x.test', '2001:db8:1:3::99').needsCaptcha()).toBe(false);
  for (const email of ['e@x.test', 'f@x.test', 'g@x.test']) await fail(1, of(email, '127.0.0.1'));
  expect(await of('h@x.test', '127.0.0.1').needsCaptcha()).toBe(false);
});

test('DEC-X-9 a client that changes its network within a /48 is asked for a captcha all the same', async () => {
  const { of, fail } = setUp();
  for (let network = 0; network < 24; network += 1) await fail(1, of(`${network}@x.test`, `2001:db8:1:${network}::1`));
  expect(await of('new@x.test', '2001:db8:1:ffff::1').needsCaptcha()).toBe(true);
  expect(await of('new@x.test', '2001:db8:2:ffff::1').needsCaptcha()).toBe(false);
});

test('DEC-X-9 a sign-in clears the count of its account, not that of its address, and a refusal for another reason does not count', async () => {
  const { of, fail } = setUp();
  await fail(3, of('ann@sandbox.test', '203.0.113.1'));
  await of('ann@sandbox.test', '203.0.113.1').clear();
  expect(await of('ann@sandbox.test', '203.0.113.2').needsCaptcha()).toBe(false);
  expect(await of('own@sandbox.test', '203.0.113.1').needsCaptcha()).toBe(true);
  await fail(5, of('ben@sandbox.test'), 'error.system.error');
  await fail(5, of('ben@sandbox.test'), 'login.error.timeout');
  expect(await of('ben@sandbox.test').needsCaptcha()).toBe(false);
});

test('DEC-X-9 wrong passwords of strangers ask no captcha of a browser that the account knows, whose own ones do', async () => {
  const { of, fail } = setUp();
  await fail(30, of('ann@sandbox.test', '203.0.113.1'));
  const own = () => of('ann@sandbox.test', '203.0.113.1', known);
  expect(await own().needsCaptcha()).toBe(false);
  await fail(3, own());
  expect(await own().needsCaptcha()).toBe(true);
  await own().clear();
  expect(await own().needsCaptcha()).toBe(false);
  expect(await of('ann@sandbox.test', '203.0.113.9').needsCaptcha()).toBe(true);
});
