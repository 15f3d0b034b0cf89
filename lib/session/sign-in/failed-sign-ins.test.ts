import { createMemoryStore } from '#lib/core/http/rate-limit.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import type { RefusalCode } from './refusal.ts';

function setUp() {
  const clock = { now: 1_000 };
  const store = createMemoryStore(() => clock.now);
  const of = (email: string, address?: string) => failedSignIns(email, address, store);
  const fail = async (times: number, email: string, address?: string, code: RefusalCode = 'login.error.unauthorized') => {
    for (let time = 0; time < times; time += 1) await of(email, address).recordRefusal({ code });
  };
  return { clock, of, fail };
}

test('DEC-X-9 three wrong passwords of one account ask for a captcha, from any address, for half an hour', async () => {
  const { clock, of, fail } = setUp();
  await fail(2, 'ann@sandbox.test', '203.0.113.1');
  expect(await of('ann@sandbox.test').needsCaptcha()).toBe(false);
  await fail(1, ' Ann@Sandbox.test', '203.0.113.2');
  expect(await of('ann@sandbox.test', '203.0.113.3').needsCaptcha()).toBe(true);
  expect(await of('ben@sandbox.test', '203.0.113.3').needsCaptcha()).toBe(false);
  clock.now += 30 * 60_000;
  expect(await of('ann@sandbox.test').needsCaptcha()).toBe(false);
});

test('DEC-X-9 three wrong passwords from one network ask for a captcha for every account; this machine is excepted', async () => {
  const { of, fail } = setUp();
  for (const [host, email] of ['a@x.test', 'b@x.test', 'c@x.test'].entries()) await fail(1, email, `2001:db8:1:2::${host}`);
  expect(await of('d@x.test', '2001:db8:1:2::99').needsCaptcha()).toBe(true);
  expect(await of('d@x.test', '2001:db8:1:3::99').needsCaptcha()).toBe(false);
  for (const email of ['e@x.test', 'f@x.test', 'g@x.test']) await fail(1, email, '127.0.0.1');
  expect(await of('h@x.test', '127.0.0.1').needsCaptcha()).toBe(false);
});

test('DEC-X-9 a sign-in clears the count, and a refusal for another reason does not count', async () => {
  const { of, fail } = setUp();
  await fail(3, 'ann@sandbox.test');
  await of('ann@sandbox.test').clear();
  expect(await of('ann@sandbox.test').needsCaptcha()).toBe(false);
  await fail(5, 'ann@sandbox.test', undefined, 'error.system.error');
  await fail(5, 'ann@sandbox.test', undefined, 'login.error.timeout');
  expect(await of('ann@sandbox.test').needsCaptcha()).toBe(false);
});
