import type { Copy } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';
import { languages } from '#sandbox/data/copy/languages.ts';

const knownTokens = new Set([
  '{min}',
  '{max}',
  '{bet}',
  '{prize}',
  '{spins}',
  '{wr}',
  '{days}',
  '{licence}',
  '{supportHours}',
  '{age}',
  '{reviewHours}',
  '{limitHours}',
  '{claimHours}',
]);

function listStrings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => listStrings(member, path === '' ? key : `${path} > ${key}`));
}

function tokensByPath(copy: Copy): Record<string, string[]> {
  return Object.fromEntries(listStrings(copy).map(([path, text]) => [path, (text.match(/\{[^}]*\}/g) ?? []).sort()]));
}

function tooLong(copy: Copy, path: RegExp, limit: number): string[] {
  const texts = listStrings(copy).filter(([at]) => path.test(at));
  expect(texts.length).toBeGreaterThan(0);
  return texts.filter(([, text]) => text.length > limit).map(([at, text]) => `${at}: ${text.length}`);
}

test('uses no token in English that the dataset does not replace', () => {
  const used = new Set(Object.values(tokensByPath(en)).flat());
  expect([...used].filter((token) => !knownTokens.has(token))).toEqual([]);
  expect(used).toEqual(knownTokens);
});

test('keeps English promotion titles and teasers short enough to grow in translation', () => {
  expect(tooLong(en, /^promotions > [^>]+ > title$/, 45)).toEqual([]);
  expect(tooLong(en, /^promotions > [^>]+ > teaser$/, 120)).toEqual([]);
});

describe.each(Object.entries(languages))('the copy in %s', (_code, copy) => {
  test('has the same strings with the same tokens as English', () => {
    expect(tokensByPath(copy)).toEqual(tokensByPath(en));
  });

  test('leaves no string empty or untrimmed', () => {
    expect(listStrings(copy).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('keeps search-engine titles to 60 characters and descriptions to 155', () => {
    expect(tooLong(copy, /^seo > .* > title$/, 60)).toEqual([]);
    expect(tooLong(copy, /^seo > .* > description$/, 155)).toEqual([]);
  });

  test('keeps promotion titles to 60 characters', () => {
    expect(tooLong(copy, /^promotions > [^>]+ > title$/, 60)).toEqual([]);
  });

  test('gives every promotion one subheading and the slug of its key', () => {
    for (const [key, promotion] of Object.entries(copy.promotions)) {
      expect(promotion.slug).toBe(key);
      expect(promotion.body.filter((block) => block.heading !== undefined)).toHaveLength(1);
    }
  });
});
