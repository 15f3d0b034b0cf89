import { findInMarkup } from './find-in-markup.ts';
import { findInScript } from './find-in-script.ts';
import { findInStyle } from './find-in-style.ts';

const featuresOf = (findings: ReturnType<typeof findInStyle>) => findings.map(({ feature }) => feature);

test.each([
  ['a function of an object', 'URL.parse("/")', 'URL.parse'],
  ['a function of the language', 'Map.groupBy(events, nameOf)', 'Map.groupBy'],
  ['a method of any object', 'things.union(others)', '.union'],
  ['a global', 'new Float16Array(2)', 'Float16Array'],
  ['what is read out of an object', 'const { showPopover } = menu', '.showPopover'],
  ['a selector', 'document.querySelector("#menu:popover-open")', ':popover-open'],
  ['a formatter', 'new Intl.DurationFormat("fi")', 'Intl.DurationFormat'],
])('finds %s that a supported browser lacks', (_, code, feature) => {
  expect(featuresOf(findInScript(code))).toEqual([feature]);
});

test.each([
  ['the language', 'list.toSorted().findLast((each) => each?.at(-1)); structuredClone({}); class A { static {} #b = 1 }'],
  [
    'the page',
    'new BroadcastChannel("a"); AbortSignal.timeout(1); form.requestSubmit(); dialog.showModal(); document.querySelector("a:has(b)")',
  ],
  ['a name in quotes', 'const text = "URL.parse"; things["union"]'],
])('finds nothing in what every supported browser has of %s', (_, code) => {
  expect(findInScript(code)).toEqual([]);
});

test.each(['const letters = /[\\p{L}--[a-z]]/v', 'using file = open()', 'import text from "./a.json" with { type: "json" }'])(
  'a syntax that is too new is an error: %s',
  (code) => {
    expect(() => findInScript(code, code.startsWith('import') ? 'module' : 'script')).toThrow(SyntaxError);
  },
);

test('says which browsers lack a feature', () => {
  expect(findInScript('Map.groupBy(events, nameOf)')).toEqual([
    { feature: 'Map.groupBy', lacking: ['safari 16.4', 'safari_ios 16.4'] },
  ]);
});

test.each([
  ['a property', 'p { field-sizing: content }', ['field-sizing']],
  ['a value', 'p { width: stretch }', ['width: stretch']],
  ['a pseudo-class', 'details:open { color: red }', [':open']],
  ['a rule', '@scope (.card) { p { color: red } }', ['@scope']],
  ['a condition', '@media (scripting: none) { p { color: red } }', ['@media (scripting)']],
  ['a function', 'p { color: light-dark(red, blue) }', ['light-dark()']],
  ['a name of one engine', 'p::-webkit-scrollbar { -moz-orient: inline }', []],
  [
    'what every supported browser has',
    '@container (width > 20rem) { a:has(b) { height: 10dvh; color: oklch(0.5 0 0); inset: 0 } }',
    [],
  ],
])('in styles, finds %s', (_, css, expected) => {
  expect(featuresOf(findInStyle(css))).toEqual(expected);
});

test.each([
  ['an attribute of an element', '<button popoverTarget="menu" type="button">Menu</button>', ['<button popovertarget>']],
  ['an attribute of all elements', '<nav popover="auto" />', ['<* popover>']],
  ['an element', '<search />', ['<search>']],
  ['what every supported browser has', '<dialog className="a" inert><label htmlFor="b" /></dialog>', []],
])('in components, finds %s', (_, markup, expected) => {
  expect(featuresOf(findInMarkup(`export const element = ${markup};`))).toEqual(expected);
});
