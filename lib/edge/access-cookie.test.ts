import { createAccessCookies } from './access-cookie.ts';

describe('the access cookie', () => {
  const secret = 'a-secret-of-thirty-two-characters';
  const device = { isMobile: true, isTablet: false, isDesktop: false };
  const spain = { country: 'ES', region: 'MD', restricted: true, market: 'UN', ipAddress: '203.0.113.7', device };

  test('MKT-32 opens for the same address until it expires', async () => {
    const cookies = createAccessCookies(secret);
    const { value } = await cookies.write(spain, '203.0.113.7');
    expect(await cookies.open(value, '203.0.113.7')).toMatchObject(spain);
  });

  test('is rejected for another address, after it expires, and when forged', async () => {
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
