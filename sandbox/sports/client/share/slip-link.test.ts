import { readSlipLink, writeSlipLink } from './slip-link.ts';

const ids = ['20261127-003:1x2:HOME', 'v0-20261127-480:over-under-2.5:OVER'];
const textOf = (link: string) => link.split('#slip=')[1] ?? '';

test('SPB-16 a link has the selections and nothing else, and they come back from it', () => {
  const link = writeSlipLink('https://site.example', ids);
  expect(link).toBe(`https://site.example/sportsbook#slip=${ids.join(',')}`);
  expect(readSlipLink(textOf(link))).toEqual(ids);
  // As messengers may write it.
  expect(readSlipLink(encodeURIComponent(textOf(link)))).toEqual(ids);
  expect(readSlipLink(`${ids[0]},${ids[0]}`)).toEqual([ids[0]]);
});

test.each([
  '',
  ',',
  'a',
  'a:b',
  'a:b:c',
  '%',
  '%E0%A4%A',
  '<img src=x onerror=alert(1)>',
  `${ids[0]},javascript:alert(1):X`,
  `${ids[0]}&stake=10000`,
  '../../api/bets:1x2:HOME',
  'constructor:__proto__:home',
  `${'9'.repeat(41)}:1x2:HOME`,
  Array.from({ length: 21 }, (_, index) => `${index}:1x2:HOME`).join(','),
])('SPB-16 the text "%s" is no betslip', (text) => {
  expect(readSlipLink(text)).toBeUndefined();
});
