import '#lib/config/browser-settings.ts';
import '#lib/content/banners.ts';
import '#lib/content/for-me.ts';
import '#lib/content/home.ts';
import '#lib/content/info.ts';
import '#lib/content/landing.ts';
import '#lib/content/open-locales.ts';
import '#lib/content/support-hours.ts';
import '#lib/content/payment-methods.ts';
import '#lib/content/promotions.ts';
import '#lib/content/registration-landing.ts';
import '#lib/content/registration-form.ts';
import '#lib/content/site-texts.ts';
import '#lib/content/support-hours.ts';
import '#lib/content/terms.ts';
import '#lib/content/vip.ts';
import '#lib/content/welcome.ts';
import '#lib/games/names.ts';
import '#lib/launch/game.ts';
import '#lib/lobby/details.ts';
import '#lib/lobby/read-catalogue.ts';
import '#lib/lobby/read-category.ts';
import '#lib/lobby/read-lobby.ts';
import '#lib/lobby/settings.ts';
import '#lib/pay-and-play/offer.ts';
import { globSync, readFileSync } from 'node:fs';
import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema } from '@sanity/schema/_internal';
import { parse, type SchemaType, typeEvaluate } from 'groq-js';
import { z } from 'zod';
import { declaredQueries } from '#lib/content/read.ts';
import { schemaTypes } from '#lib/studio/schema/all.ts';
import { emptyPaths, type Fullness, present, sampleOf } from '../fixtures/groq-samples.ts';

const desk = Schema.compile({ name: 'desk', types: [...builtinTypes, ...schemaTypes] });
const schema: SchemaType = extractSchema(desk, { enforceRequiredFields: true });
const queries = declaredQueries().map((query, index) => [`${index + 1} over ${query.types[0]}`, query] as const);
const typeOf = (groq: string) => typeEvaluate(parse(groq), schema);

afterEach(() => jest.restoreAllMocks());

/** What a reader makes of an answer, and what it leaves out. */
function read(query: (typeof queries)[number][1], fullness: Fullness) {
  const warnings: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  const parsed = query.shape.safeParse(sampleOf(present(typeOf(query.groq)), schema, fullness));
  return { faults: parsed.success ? [] : z.prettifyError(parsed.error), warnings };
}

test('every module that declares a query is looked at here', () => {
  const imported = readFileSync('tests/contract/content-queries.test.ts', 'utf8');
  const declaring = globSync('lib/**/*.ts').filter((file) => /[^n] contentQuery\(\{/.test(readFileSync(file, 'utf8')));
  expect(declaring.length).toBeGreaterThan(10);
  expect(declaring.filter((file) => !imported.includes(`#${file}`) && !file.endsWith('/page-index.ts'))).toEqual([]);
});

/** Of fragments that several types share; the type at hand has no such field. */
const shared = ['.boxes[].cta', '.tournaments[].body', '.tournaments[].url', '.entries', '.hero.cta'];

test.each(queries)('query %s reads only fields that a form has', (_, { groq }) => {
  expect(emptyPaths(typeOf(groq)).filter((path) => !shared.includes(path))).toEqual([]);
});

test.each(queries)('the reader of query %s understands everything that the forms can hold', (_, query) => {
  expect(read(query, 'whole')).toEqual({ faults: [], warnings: [] });
});

test.each(queries)('the reader of query %s takes an answer in which all that may be missing is missing', (_, query) => {
  expect(read(query, 'bare').faults).toEqual([]);
});
