import { pageWithoutRequestAddress, withoutRequestAddress } from './request-address.ts';

const stored = '/fi-FI/d0/promotions';
const row = (c: readonly string[], q: string) => `0:{"P":null,"c":${JSON.stringify(c)},"q":${JSON.stringify(q)},"i":false}\n`;
const typed = row(['', 'fi-FI', 'promotions?email=ava@casino.test&to=', 'a"\\b'], '?email=ava@casino.test&to=/a"\\b');
const neutral = row(['', 'fi-FI', 'promotions'], '');
const before = '1:"$Sreact.fragment"\n2:T6,a <b> &\n';
const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')})</script>`;

test.each([
  [before + typed, before + neutral],
  [typed, neutral],
  [neutral, neutral],
  [before, before],
])('SEC-02 stored data have the address of their page instead of what the first visitor typed', (data, kept) => {
  expect(withoutRequestAddress(data, stored)).toBe(kept);
});

test('SEC-02 a page without a path of its own, as that of unknown addresses, has none that was typed', () => {
  const data = withoutRequestAddress(row(['', 'fi-FI', 'ava-berg'], ''), '/fi-FI/visitor/status/not-found');
  expect(data).toBe(row(['', 'fi-FI', 'status', 'not-found'], ''));
});

test('SEC-02 the pieces in the page are the data without the address, wherever Next parts them', () => {
  const data = before + typed + before;
  const kept = before + neutral + before;
  for (let first = 0; first <= data.length; first += 1) {
    for (const second of [first, first + 7, data.length]) {
      const pieces = [data.slice(0, first), data.slice(first, second), data.slice(second)];
      const html = `<body><p>?email=</p>${pieces.map(push).join('<i></i>')}<script>(self.__next_f=self.__next_f||[]).push([0])</script></body>`;
      const page = pageWithoutRequestAddress(html, stored);
      const read = [...page.matchAll(/self\.__next_f\.push\((\[1,.*?\])\)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json)[1],
      );
      expect(read.join('')).toBe(kept);
      expect(page).not.toMatch(/casino|<b>/);
    }
  }
});
