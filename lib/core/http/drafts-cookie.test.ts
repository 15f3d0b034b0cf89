import { cookiesForNext } from './drafts-cookie.ts';

test.each([
  ['a=b; __Host-drafts=x; c=d', 'a=b; __prerender_bypass=x; c=d'],
  ['__prerender_bypass=y; a=b', 'a=b'],
  ['__prerender_bypass=y; __Host-drafts=x', '__prerender_bypass=x'],
  ['my__Host-drafts=x', 'my__Host-drafts=x'],
  ['a=b;c=d', 'a=b; c=d'],
  ['', ''],
])('SEC-02 over TLS Next reads the cookie of drafts from this host only: %s', (sent, read) => {
  expect(cookiesForNext(sent)).toBe(read);
});
