import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalog } from './catalog.ts';

const english = { hello: 'Hello', more: { yes: 'Yes', no: 'No' }, list: ['One', 'Two'], 'bets.other': '{count} bets' };
const files = {
  fi: { list: ['Yksi'], more: { yes: 'Kyllä' } },
  no: { hello: 'Hei' },
  fr: { hello: 'Bonjour' },
  es: { hello: 'Hola' },
  pt: { hello: 'Olá', 'bets.many': '{count} de apostas' },
};
const folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
for (const [language, texts] of Object.entries(files))
  writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(texts));
const catalog = readCatalog(pathToFileURL(`${folder}/`), english);
afterAll(() => rmSync(folder, { recursive: true }));

test('what a language lacks is English, key by key; a list is one text', () => {
  expect(catalog.in('fi')).toEqual({ ...english, list: ['Yksi'], more: { yes: 'Kyllä', no: 'No' } });
  expect(Object.keys(catalog.in('fi'))).toEqual(Object.keys(english));
  expect(catalog.in('pt')).toEqual({ ...english, ...files.pt });
});

test('a language without a file is English', () => {
  expect(catalog.languages).toEqual(['en', 'fi', 'no', 'fr', 'pt', 'es']);
  for (const language of ['de', 'xx', 'constructor', undefined]) expect(catalog.in(language)).toBe(english);
});

test('resolves every language tag of the site', () => {
  const tags = ['en', 'fi-FI', 'nb', 'no-NO', 'fr-CA', 'caf', 'cl-CL', 'pe', 'pt-BR', 'de-AT', 'ja', 'xx', 'constructor', ''];
  const found = tags.map((tag) => catalog.match(tag));
  expect(found.map(({ language }) => language)).toEqual('en fi no no fr fr es es pt en en en en en'.split(' '));
  expect(found.every(({ language, messages }) => messages === catalog.in(language))).toBe(true);
});

test('resolves the language of a page by locale or browser, English for an unknown one', () => {
  expect(catalog.forLocale('fi-FI')).toEqual({ lang: 'fi-FI', messages: catalog.in('fi') });
  expect(catalog.forLocale('cl-CL')).toEqual({ lang: 'es-CL', messages: catalog.in('es') });
  expect(catalog.forLocale('inen-IN').messages).toBe(english);
  for (const locale of ['de-AT', null, 'xx']) expect(catalog.forLocale(locale)).toEqual({ lang: 'en', messages: english });
  const headers = ['nb-NO,nb;q=0.9', 'pt;q=0.8', 'sv-SE', undefined];
  expect(headers.map((header) => catalog.forBrowser(header).lang)).toEqual(['no', 'pt', 'en', 'en']);
});
