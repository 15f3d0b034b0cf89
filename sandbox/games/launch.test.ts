import { readLaunch } from './launch.ts';

const site = 'http://localhost:3000';
const token = 'abcdefghijklmnopqrstuvwx';

test.each([
  ['pragmaticplay', { token, symbol: 'pr_x', language: 'fi', lobbyUrl: `${site}/fi-FI/online-casino` }],
  ['playngo', { pid: '5', gid: 'pl_x', lang: 'fi', practice: '0', channel: 'desktop', ticket: token }],
  ['yggdrasil', { key: token, gameid: 'yg_x', org: 'parlour', lang: 'fi', currency: 'EUR', channel: 'pc' }],
  [
    'relax',
    { lang: 'fi', channel: 'web', ticket: token, partnerid: '2178', moneymode: 'real', gameid: 'en_x', homeurl: `${site}/fi-FI` },
  ],
])('reads the launcher of %s', (_, query) => {
  expect(readLaunch(query, site)).toMatchObject({ token, language: 'fi', game: expect.stringMatching(/_x$/), channel: 'web' });
});

test.each([[{ key: 'demo', gameid: 'yg_x' }], [{ gid: 'pl_x', practice: '1' }], [{ gameid: 'en_x', moneymode: 'fun' }]])(
  'a fun launch has no token',
  (query) => {
    expect(readLaunch(query, site)).toMatchObject({ token: undefined, currency: 'EUR' });
  },
);

test('drops return URLs of other origins', () => {
  expect(
    readLaunch({ game: 'x', lobbyUrl: 'https://elsewhere.example/', depositUrl: 'javascript:alert(1)' }, site),
  ).toMatchObject({
    lobbyUrl: '',
    depositUrl: '',
  });
  expect(readLaunch({ game: 'x'.repeat(700) }, site)).toBeUndefined();
});
