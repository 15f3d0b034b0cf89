import { excerptOf } from '#lib/content/excerpt.ts';

const block = (text: string, style = 'normal', listItem?: string) => ({
  _type: 'block' as const,
  style,
  ...(listItem && { listItem }),
  children: [{ _type: 'span' as const, text }],
});

test('CNT-24 returns a short text without headings and lists', () => {
  expect(excerptOf([block('Heading', 'h2'), block('One  line.'), block('a point', 'normal', 'bullet'), block('Two.')])).toBe(
    'One line. Two.',
  );
});

test('CNT-24 cuts a long text after a whole word', () => {
  expect(excerptOf([block('A player may always, at any hour, close the account.')], 24)).toBe('A player may always, at …');
  expect(excerptOf([block('word '.repeat(100))]).length).toBeLessThanOrEqual(157);
});

test('returns an empty text for no prose', () => {
  expect(excerptOf([])).toBe('');
});
