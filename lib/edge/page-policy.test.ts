import { readEdgeConfig } from '#lib/core/config/edge.ts';
import { pagePolicy } from './page-policy.ts';

/** The sources of each directive of the policy with these settings. */
function sourcesWith(settings: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const directives = pagePolicy(readEdgeConfig(settings), ["'sha256-a'"]).split('; ');
  return new Map(directives.map((each) => each.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

test.each([
  ['CONTENT', ['img-src']],
  ['PAY', ['frame-src']],
  ['GAME', ['frame-src']],
  ['SPORTS', ['frame-src']],
  ['CHAT', ['script-src', 'img-src', 'connect-src', 'frame-src']],
  ['CRM', ['script-src', 'connect-src']],
  ['CAPTCHA', ['script-src', 'style-src', 'connect-src', 'frame-src']],
])('SEC-02 pages reach the service of %s and its further origins, in these directives only: %j', (service, directives) => {
  const url = `${service === 'GAME' ? 'GAMES' : service}_URL`;
  const sources = sourcesWith({
    [url]: 'https://own.example/path',
    [`${service}_ORIGINS`]: 'https://one.example https://*.two.example',
  });
  for (const origin of ['https://own.example', 'https://one.example', 'https://*.two.example']) {
    expect([...sources.keys()].filter((name) => sources.get(name)?.includes(origin))).toEqual(directives);
  }
});

test('SEC-02 the script of the messaging service may have an origin of its own; no source is listed twice', () => {
  const sources = sourcesWith({ CRM_URL: 'https://crm.example', CRM_SCRIPT_URL: 'https://scripts.example/a.js' });
  expect(sources.get('script-src')).toEqual(expect.arrayContaining(['https://crm.example', 'https://scripts.example']));
  const { length } = sources.get('script-src') ?? [];
  expect(new Set(sources.get('script-src')).size).toBe(length);
});
