import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogCodes } from '#lib/core/market/locale.ts';
import { root } from '../root.ts';
import { checkCatalogs } from './catalog-gaps.ts';

describe('the texts of the sandbox', () => {
  const { gaps, faults } = checkCatalogs(root);

  test('are complete in every language that a market shows', () => {
    expect(gaps.filter(({ isShown }) => isShown)).toEqual([]);
  });

  test('have the paths and placeholders of the English ones, and none is left in English', () => {
    expect(faults).toEqual([]);
  });

  test('the services that players use speak every language of the site', () => {
    const services = ['captcha', 'chat', 'crm', 'docs', 'games', 'pay', 'sports'].map((name) => `sandbox/${name}/messages`);
    expect(gaps.filter(({ folder }) => services.includes(folder))).toEqual([]);
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'catalogs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(catalog: string, texts: Readonly<Record<string, object>>): void {
  mkdirSync(path.join(folder, catalog), { recursive: true });
  for (const [language, content] of Object.entries(texts))
    writeFileSync(path.join(folder, catalog, `${language}.json`), JSON.stringify(content));
}

/** The same texts in every language; enough words of each differ. */
function inEvery(text: (language: string) => object): Record<string, object> {
  return Object.fromEntries(catalogCodes.map((language) => [language, text(language)]));
}

function checkOne(catalog: string, texts: Readonly<Record<string, object>>) {
  write(catalog, texts);
  const { gaps, faults } = checkCatalogs(folder);
  rmSync(path.join(folder, catalog), { recursive: true });
  return { gaps, faults };
}

const complete = inEvery((language) => ({ deep: { hello: `${language}: hello, {name}` }, list: [`${language}: one of them`] }));

test('a complete catalog has neither gaps nor faults', () => {
  expect(checkOne('sandbox/shop', complete)).toEqual({ gaps: [], faults: [] });
});

test('names what a language lacks, and whether a market shows the language', () => {
  const others = Object.fromEntries(Object.entries({ ...complete, fi: { list: [] } }).filter(([language]) => language !== 'ja'));
  expect(checkOne('sandbox/shop', others).gaps).toEqual([
    { folder: 'sandbox/shop', language: 'fi', isShown: true, missing: ['deep/hello', 'list/0'] },
    { folder: 'sandbox/shop', language: 'ja', isShown: false, missing: ['every text'] },
  ]);
});

test.each([
  ['an unknown path', { ...complete.fi, more: 'x' }, 'fi.json: more is not in English'],
  ['a longer list', { ...complete.fi, list: ['a', 'b'] }, 'fi.json: list/1 is not in English'],
  ['another placeholder', { ...complete.fi, deep: { hello: 'Hei {nimi}' } }, 'fi.json: deep/hello has other placeholders'],
  ['an empty text', { ...complete.fi, list: [''] }, 'fi.json: list/0 is empty or not trimmed'],
  ['a space at the end', { ...complete.fi, list: ['a '] }, 'fi.json: list/0 is empty or not trimmed'],
  ['an English text', { ...complete.fi, list: ['en: one of them'] }, 'fi.json: list/0 is left in English'],
])('refuses %s', (_, fi, fault) => {
  expect(checkOne('sandbox/shop', { ...complete, fi }).faults).toEqual([`sandbox/shop/${fault}`]);
});

test('refuses a file of an unknown language', () => {
  const { faults } = checkOne('sandbox/shop', { ...complete, xx: {} });
  expect(faults).toEqual(['sandbox/shop/xx.json: no language of the site has this file']);
});

test('asks for the forms of the plural that the language has', () => {
  const texts = inEvery((language) => ({ 'bet.one': `{count} ${language}`, 'bet.other': `{count} ${language}s` }));
  const { gaps } = checkOne('sandbox/shop', { ...texts, ja: { 'bet.other': '{count}件' }, fi: { 'bet.other': '{count} vetoa' } });
  expect(gaps).toEqual([{ folder: 'sandbox/shop', language: 'fi', isShown: true, missing: ['bet.one'] }]);
});

test('the passages of a document may differ in number, and a market needs its own languages only', () => {
  const page = { sections: [{ heading: 'One of many', list: ['a'] }] };
  const texts = { en: page, fi: { sections: [{ heading: 'Yksi' }, { heading: 'Kaksi {days}' }] } };
  expect(checkOne('sandbox/copy/markets/FI', texts)).toEqual({ gaps: [], faults: [] });
  expect(checkOne('sandbox/copy/markets/FI', { en: page, fi: {} }).gaps).toMatchObject([
    { language: 'fi', missing: ['sections'] },
  ]);
});
