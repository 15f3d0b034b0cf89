import { safePath } from './safe-path.ts';

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  null,
  undefined,
])('SEC-02 %j does not lead to another site', (path) => {
  expect(safePath(path)).toBe('/');
});

test.each(['/', '/fi-FI/promotions?tab=1#top', '/fi-FI/x//y', '/a@evil.example', '/fi-FI/%0A'])('SEC-02 keeps %s', (path) => {
  expect(safePath(path)).toBe(path);
});
