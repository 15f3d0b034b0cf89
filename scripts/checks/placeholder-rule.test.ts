import { findPlaceholderReplacements } from './placeholder-rule.ts';

const linesOf = (source: string) => findPlaceholderReplacements(source, 'lib/a.ts').map(({ line }) => line);

test('finds placeholders that are replaced by hand', () => {
  const source = "const a = t.left\n  .replace('{count}', String(count))\n  .replaceAll(`{name}`, name);";
  expect(linesOf(source)).toEqual([2, 3]);
});

test('accepts other replacements and messages with placeholders', () => {
  const source = "text.replace('a', '{count}'); text.replace(/{count}/, ''); t('left', { count }); const replace = '{count}';";
  expect(linesOf(source)).toEqual([]);
});
