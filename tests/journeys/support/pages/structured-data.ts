import Validator from '@adobe/structured-data-validator';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { readVocabulary } from './vocabulary.ts';

interface Thing {
  readonly '@type'?: string;
  readonly [property: string]: unknown;
}

const vocabulary = readVocabulary();
const validator = new Validator(vocabulary.file);

/** Properties that search engines require of a type and that the validator does not check. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url', 'logo'],
  Question: ['name', 'acceptedAnswer'],
  WebPage: ['name', 'url', 'inLanguage'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
};
const plain = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Float', 'Boolean', 'CssSelectorType']);

/** The JSON-LD of a page. Throws if a script is not valid JSON. */
export function thingsIn(html: string): readonly Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Thing);
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (vocabulary.parents.get(type) ?? []).some((parent) => isA(parent, wanted));
}

/** Messages about values whose type the vocabulary does not allow for their property. */
function rangeFaults(thing: Thing): string[] {
  const type = thing['@type'];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const ranges = vocabulary.ranges.get(property) ?? [];
    return [value].flat().flatMap((one) => {
      // An absolute URL is a reference to an object of any type.
      if (typeof one === 'string' && parseUrl(one)) return [];
      if (typeof one !== 'object' || one === null) {
        return ranges.some((range) => plain.has(range)) ? [] : [`${type}.${property} is no plain value`];
      }
      const inner = one as Thing;
      const innerType = inner['@type'];
      if (innerType === undefined) return '@id' in inner ? [] : [`${type}.${property} has no type`];
      const fits = ranges.some((range) => isA(innerType, range));
      return [...(fits ? [] : [`${type}.${property} is no ${innerType}`]), ...rangeFaults(inner), ...missing(inner)];
    });
  });
}

function missing(thing: Thing): string[] {
  const type = thing['@type'] ?? '';
  return (required[type] ?? []).filter((name) => !thing[name]).map((name) => `${type} has no ${name}`);
}

/** The errors in a page's JSON-LD, found by an independent validator and the vocabulary, a line each. */
export async function structuredDataFaults(html: string): Promise<readonly string[]> {
  const things = thingsIn(html);
  const jsonld = Object.groupBy(things, (thing) => thing['@type'] ?? 'nothing') as Record<string, readonly Thing[]>;
  const issues = await validator.validate({ jsonld });
  return [
    ...things.filter((thing) => thing['@context'] !== 'https://schema.org').map(() => 'a thing without the context'),
    ...issues.map(({ rootType, severity, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`),
    ...things.flatMap((thing) => [...missing(thing), ...rangeFaults(thing)]),
  ];
}
