import { createAccessCookies } from './access-cookie.ts';
import type { GeoContext } from './types.ts';

describe('the access cookie', () => {
  const secret = ['a-secret-of-thirty-two-characters'] as const;
  const device = { isMobile: true, isTablet: false, isDesktop: false };
  const spain = { country: 'ES', region: 'MD', restricted: true, market: 'UN', ipAddress: '203.0.113.7', device };

  test('MKT-32 opens for the same address until it expires', async () => {
    const cookies = createAccessCookies(secret);
    const { value } = await cookies.write(spain, '203.0.113.7');
    expect(await cookies.open(value, '203.0.113.7')).toMatchObject(spain);
  });

  test.each<[string | undefined, GeoContext]>([
    [undefined, { country: 'MT', restricted: false }],
    ['203.0.113.7', { country: 'FI', restricted: false, market: 'FI', ipAddress: '198.51.100.1', device }],
    ['2001:db8:0:0:0:0:0:1', { ...spain, region: 'Île-de-France, 75|;"', ipAddress: '2001:db8:0:0:0:0:0:1' }],
  ])('MKT-32 keeps what the access service answered for %s', async (address, geo) => {
    const cookies = createAccessCookies(secret, () => 0);
    const { value } = await cookies.write(geo, address);
    expect(value).toMatch(/^[!#-+\--:<-[\]-~]*$/);
    const opened = await createAccessCookies(secret, () => 0).open(value, address);
    expect(opened).toEqual({ ...geo, address: address ?? '', until: 300_000 });
  });

  test('every page request carries it: it is short also with IPv6 addresses', async () => {
    const address = '2001:db8:1234:5678:9abc:def0:1234:5678';
    const { name, value } = await createAccessCookies(secret).write({ ...spain, ipAddress: address }, address);
    expect(name.length + 1 + value.length).toBeLessThan(130);
  });

  test('is rejected for another address, after it expires, and when forged', async () => {
    let now = 0;
    const cookies = createAccessCookies(secret, () => now);
    const { value } = await cookies.write(spain, '203.0.113.7');
    expect(await cookies.open(value, '203.0.113.8')).toBeUndefined();
    const payload = value.slice(0, value.lastIndexOf('.'));
    const freed = value.replace('|1|', '|0|');
    expect(freed).not.toBe(value);
    for (const forged of [freed, `${payload}.`, payload, 'a.b.c', '', '.', '%', `${value}x`, `x${value}`]) {
      expect(await cookies.open(forged, '203.0.113.7')).toBeUndefined();
    }
    expect(await createAccessCookies(['another-secret-of-32-characters!']).open(value, '203.0.113.7')).toBeUndefined();
    now = 301_000;
    expect(await cookies.open(value, '203.0.113.7')).toBeUndefined();
  });
});
