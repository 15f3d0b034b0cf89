import '#lib/content/settings/browser-settings.ts';
import '#lib/content/settings/number-form.ts';
import '#lib/content/documents/banners/banners.ts';
import '#lib/content/documents/promotions/campaign-promotions.ts';
import '#lib/content/documents/promotions/for-me.ts';
import '#lib/content/documents/help-pages.ts';
import '#lib/content/documents/home.ts';
import '#lib/content/documents/info.ts';
import '#lib/content/documents/landing.ts';
import '#lib/content/documents/live-chat.ts';
import '#lib/content/documents/promotions/players-only.ts';
import '#lib/content/pages/open-locales.ts';
import '#lib/content/pages/page-dates.ts';
import '#lib/content/documents/support-hours.ts';
import '#lib/content/documents/payment-methods.ts';
import '#lib/content/documents/promotions/players-only.ts';
import '#lib/content/documents/promotions/promotions.ts';
import '#lib/content/documents/protection.ts';
import '#lib/content/documents/registration/questionnaire.ts';
import '#lib/content/documents/registration/registration-landing.ts';
import '#lib/content/documents/registration/registration-form.ts';
import '#lib/content/documents/registration/registration-texts.ts';
import '#lib/content/documents/site-texts.ts';
import '#lib/content/documents/sports-front.ts';
import '#lib/content/documents/support-hours.ts';
import '#lib/content/documents/terms.ts';
import '#lib/content/documents/vip.ts';
import '#lib/content/documents/banners/side-panel.ts';
import '#lib/content/documents/promotions/welcome.ts';
import '#lib/games/catalog/names.ts';
import '#lib/games/launch/game.ts';
import '#lib/games/catalog/details.ts';
import '#lib/games/catalog/read-catalogue.ts';
import '#lib/games/lobby/read-category.ts';
import '#lib/games/lobby/other-tables.ts';
import '#lib/games/lobby/read-jackpots.ts';
import '#lib/games/lobby/read-lobby.ts';
import '#lib/games/lobby/settings.ts';
import '#lib/games/lobby/tiles-query.ts';
import '#lib/pay-and-play/offer.ts';
import { globSync, readFileSync } from 'node:fs';
import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema } from '@sanity/schema/_internal';
import { parse, type SchemaType, typeEvaluate } from 'groq-js';
import { z } from 'zod';
import { pageIndexGroq, pageIndexTypes } from '#lib/content/pages/page-index-query.ts';
import { declaredQueries } from '#lib/content/query/read.ts';
import { schemaTypes } from '#lib/studio/schema/all.ts';
import descriptions from '#lib/studio/schema/descriptions.json' with { type: 'json' };
import { emptyPaths, type Fullness, present, sampleOf } from '../fixtures/groq-samples.ts';
import { shownFields } from '../fixtures/studio-fields.ts';

const desk = Schema.compile({ name: 'desk', types: [...builtinTypes, ...schemaTypes] });
const schema: SchemaType = extractSchema(desk, { enforceRequiredFields: true });
const queries = declaredQueries().map((query, index) => [`${index + 1} over ${query.types[0]}`, query] as const);
/** groq-js cannot infer a field whose name is a parameter. */
const typeOf = (groq: string) => typeEvaluate(parse(groq.replaceAll(/\[\$(?:lang|alias)\]/g, '.en')), schema);

afterEach(() => jest.restoreAllMocks());

/** The parse error and the warnings of a query's reader for a sample result. */
function read(query: (typeof queries)[number][1], fullness: Fullness, number?: number) {
  const warnings: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  const parsed = query.shape.safeParse(sampleOf(present(typeOf(query.groq)), schema, fullness, number));
  return { problems: parsed.success ? [] : z.prettifyError(parsed.error), warnings };
}

test('every module that declares a query is imported here', () => {
  const imported = readFileSync('tests/contract/content-queries.test.ts', 'utf8');
  const declaring = globSync('lib/**/*.ts').filter((file) => /[^n] contentQuery\(\{/.test(readFileSync(file, 'utf8')));
  expect(declaring.length).toBeGreaterThan(10);
  expect(declaring.filter((file) => !imported.includes(`#${file}`) && !file.endsWith('/read-page-index.ts'))).toEqual([]);
});

/** Fields of fragments that several types share; not every type has them. */
const shared = ['.boxes[].cta', '.tournaments[].body', '.tournaments[].url', '.entries', '.hero.cta'];

test.each(queries)('query %s reads only fields of the schema', (_, { groq }) => {
  expect(emptyPaths(typeOf(groq)).filter((path) => !shared.includes(path))).toEqual([]);
});

test.each(queries)('the reader of query %s accepts everything that the schema allows', (_, query) => {
  expect(read(query, 'whole')).toEqual({ problems: [], warnings: [] });
});

test.each(queries)('the reader of query %s accepts every number, also one that no form takes any more', (_, query) => {
  for (const number of [-1, 0, 0.5, 12, 1_000]) expect(read(query, 'whole', number)).toEqual({ problems: [], warnings: [] });
});

/** Objects that a query reads as a whole, and what others than pages read: the desk, the middleware and the messenger's stand-in. */
const readElsewhere =
  /^(?:footer\.toggles|market\.(?:supportHours|flag|name)|liveChat\.(?:hours|greeting)|siteStatus\.maintenance)\b/;

const allQueries = [...declaredQueries(), { groq: pageIndexGroq(), types: pageIndexTypes() }];

function queriesOf(type: string): readonly string[] {
  return allQueries.filter(({ types }) => (types as readonly string[]).includes(type)).map(({ groq }) => groq);
}

test('every field that an editor sees is read by a query over its type, or is for editors', () => {
  const unread = shownFields.filter(([path, { name, description }]) => {
    const isNamed = new RegExp(`\\b${name}\\b`);
    const type = path.split('.')[0] ?? '';
    const isRead = queriesOf(type).some((groq) => isNamed.test(groq));
    return !isRead && !readElsewhere.test(path) && !/^For editors/.test(`${description}`);
  });
  expect(unread.map(([path]) => path)).toEqual([]);
});

test('no query over its type reads a field that is hidden from editors as unread', () => {
  const read = descriptions.unread.filter((path) => {
    const [type = ''] = path.split('.');
    // Not a name of the result, or a function.
    const isRead = new RegExp(`(?<!")\\b${path.replace(/^.*\./, '')}\\b(?![("])`);
    return queriesOf(type).some((groq) => isRead.test(groq));
  });
  // Pictures have metadata of their own.
  expect(read).toEqual(['game.metadata']);
});

/** A picture is left out without its file, and a game without its picture; a query may ask for promotions with a campaign. */
const needed = /out: (?:picture |[^;]*\((?:tile\.)?(?:art|picture|picture\.url|campaignId): [^;]*$)/;

test.each(queries)('the reader of query %s accepts a result without any optional part, and leaves nothing out', (_, query) => {
  for (const fullness of ['bare', 'outline'] as const) {
    const { problems, warnings } = read(query, fullness);
    expect({ problems, warnings: warnings.filter((line) => !needed.test(line)) }).toEqual({ problems: [], warnings: [] });
  }
});
