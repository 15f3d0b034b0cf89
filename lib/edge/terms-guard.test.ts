import { edgeContext } from '../../tests/fixtures/edge-context.ts';
import { decide } from './decide.ts';

async function decided(path: string, cookies: Record<string, string>): Promise<string> {
  const [pathname = '', query] = path.split('?');
  const visit = { pathname, search: query ? `?${query}` : '', headers: new Headers(), address: undefined };
  const { decision } = await decide({ ...visit, cookies: new Map(Object.entries(cookies)) }, edgeContext);
  if (decision.kind === 'redirect') return decision.to;
  return decision.kind === 'page' ? decision.path : decision.kind;
}

const player = { audience: 'd1', terms: 'due' };

test('RTE-43 a player with new terms to accept is redirected to them with the return path', async () => {
  expect(await decided('/fi-FI/promotions?a=b', player)).toBe(
    `/fi-FI/accept-terms-condition?return=${encodeURIComponent('/promotions?a=b')}`,
  );
  expect(await decided('/fi-FI/online-casino', player)).toContain('/fi-FI/accept-terms-condition?');
});

test('RTE-43 the front page, the account, help and legal texts stay open', async () => {
  const help = ['/contact', '/contact-live-chat', '/self-test', '/responsible-gambling', '/privacy-policy', '/info/help'];
  for (const path of ['/my-account', '/my-account/banking/transactions', '/terms', '/accept-terms-condition', ...help]) {
    expect(await decided(`/fi-FI${path}`, player)).toBe(path);
  }
  expect(await decided('/fi-FI', player)).toBe('');
});

test('RTE-43 players without new terms and visitors are not redirected', async () => {
  expect(await decided('/fi-FI/promotions', { audience: 'd1' })).toBe('/promotions');
  expect(await decided('/fi-FI/promotions', { terms: 'due' })).toBe('/promotions');
  expect(await decided('/fi-FI/accept-terms-condition', {})).toBe(
    `/fi-FI/401?return=${encodeURIComponent('/accept-terms-condition')}`,
  );
});
