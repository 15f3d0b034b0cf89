import { createAccessCookies } from '#lib/edge/access-cookie.ts';
import { trustedAddress } from '#lib/edge/address.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { withoutInternal } from '#lib/edge/headers.ts';
import { createRefreshed } from '#lib/edge/refreshed.ts';

describe('the access cookie', () => {
  const secret = 'a-secret-of-thirty-two-characters';
  const spain = { country: 'ES', restricted: true };

  test('opens for the same address within its life', async () => {
    const cookies = createAccessCookies(secret);
    const { value } = await cookies.write(spain, '203.0.113.7');
    expect(await cookies.open(value, '203.0.113.7')).toMatchObject(spain);
  });

  test('is nothing to another address, after its life, or when forged', async () => {
    let now = 0;
    const cookies = createAccessCookies(secret, () => now);
    const { value } = await cookies.write(spain, '203.0.113.7');
    expect(await cookies.open(value, '203.0.113.8')).toBeUndefined();
    const [payload = '', signature = ''] = value.split('.');
    const freed = btoa(atob(payload).replace('true', 'fals')).replace(/=+$/, '');
    for (const forged of [`${freed}.${signature}`, `${payload}.`, payload, 'a.b.c', '', `${value}x`]) {
      expect(await cookies.open(forged, '203.0.113.7')).toBeUndefined();
    }
    expect(await createAccessCookies('another-secret-of-32-characters!').open(value, '203.0.113.7')).toBeUndefined();
    now = 301_000;
    expect(await cookies.open(value, '203.0.113.7')).toBeUndefined();
  });
});

test.each([
  ['203.0.113.7', 0, undefined],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['203.0.113.7', 2, undefined],
])('the address in "%s" behind %i known proxies is %s', (header, hops, address) => {
  expect(trustedAddress(header, hops)).toBe(address);
});

test('cookies: the first of a name wins and broken parts are passed over', () => {
  expect(Object.fromEntries(readCookies('a=1; b=x=y; a=2; =z; c'))).toEqual({ a: '1', b: 'x=y' });
});

test('internal headers from outside are taken away, others stay', () => {
  const clean = withoutInternal(new Headers({ 'x-middleware-subrequest': 'a', 'X-Parlour-Player': '1', accept: '*/*' }));
  expect(Object.fromEntries(clean ?? [])).toEqual({ accept: '*/*' });
  expect(withoutInternal(new Headers({ accept: '*/*' }))).toBeUndefined();
});

describe('a value kept in memory', () => {
  function setUp(answers: (number | Error)[]) {
    const clock = { now: 0 };
    let loads = 0;
    const load = async () => {
      const answer = answers[Math.min(loads, answers.length - 1)];
      loads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return {
      clock,
      loads: () => loads,
      kept: createRefreshed({ load, freshMs: 10, oldMs: 100, restMs: 50, now: () => clock.now }),
    };
  }

  test('is used while fresh, refreshed behind while ageing, waited for when old', async () => {
    const { clock, loads, kept } = setUp([1, 2, 3]);
    expect(await kept.get()).toBe(1);
    clock.now = 5;
    expect(kept.get()).toBe(1);
    clock.now = 50;
    expect(kept.get()).toBe(1);
    await Promise.resolve();
    expect(loads()).toBe(2);
    expect(kept.peek()).toBe(2);
    clock.now = 500;
    expect(await kept.get()).toBe(3);
  });

  test('stands when the source fails, and leaves the source alone for a while', async () => {
    const { clock, loads, kept } = setUp([1, new Error('down'), 2]);
    await kept.get();
    clock.now = 500;
    expect(await kept.get()).toBe(1);
    clock.now = 520;
    expect(await kept.get()).toBe(1);
    expect(loads()).toBe(2);
    clock.now = 600;
    expect(await kept.get()).toBe(2);
  });

  test('is not believed after it was spoilt, not even by a load that was under way', async () => {
    const { loads, kept } = setUp([1, 2]);
    const underWay = kept.get();
    kept.spoil();
    await underWay;
    expect(await kept.get()).toBe(2);
    expect(loads()).toBe(2);
  });
});
