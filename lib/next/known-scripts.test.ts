import { findKnownScripts } from './known-scripts.ts';

const script = (code: string) => `<script>${code}</script>`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (data: string) => `self.__next_f.push([1,${JSON.stringify(data)}])`;
const list =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a1.js"],"runtimeModuleIds":[7]});';
const known = { loader: 'load()', data: '1:"$Sreact"\n2:["$","p"]' };
const own = ['load()', start, push('1:"$Sreact"\n'), push('2:["$","p"]'), list];

test('SEC-02 knows the scripts of Next and the site', () => {
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script><script src="/a.js"></script>';
  expect(findKnownScripts(own.map(script).join('<p></p>') + data, known)).toEqual({ scripts: own, unknown: 0 });
});

test.each([
  'alert(1)',
  'load();alert(1)',
  `${start};alert(1)`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,""]);alert([])',
  push('3:["$","injected"]'),
  push('2:["$","p"]'),
  push(''),
  list.replace('[7]', '[alert(1)]'),
  list.replace('[7]', '[7],"x":1'),
  list.replace('static/chunks/a1.js', '../../evil.js'),
])('SEC-02 an injected inline script gets no hash: %s', (injected) => {
  const found = findKnownScripts([...own, injected].map(script).join(''), known);
  expect(found).toEqual({ scripts: own, unknown: 1 });
  const first = findKnownScripts([injected, ...own].map(script).join(''), known);
  expect(first.scripts).not.toContain('alert(1)');
  expect(first.unknown).toBeGreaterThan(0);
});
