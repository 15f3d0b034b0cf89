import Validator from '@adobe/structured-data-validator';
import { readVocabulary } from './vocabulary.ts';

interface Thing {
  readonly '@type'?: string;
  readonly [property: string]: unknown;
}

const vocabulary = readVocabulary();
const validator = new Validator(vocabulary.file);

/** What search engines ask of a type beyond the vocabulary, where the validator does not know it. */
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

/** The JSON-LD of a page. Throws where a script of it is no JSON. */
export function thingsIn(html: string): readonly Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Thing);
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (vocabulary.parents.get(type) ?? []).some((parent) => isA(parent, wanted));
}

/** Faults of values that are not of what the vocabulary lets a property be. */
function rangeFaults(thing: Thing): string[] {
  const type = thing['@type'];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const ranges = vocabulary.ranges.get(property) ?? [];
    return [value].flat().flatMap((one) => {
      // An absolute address stands for the thing that lives there.
      if (typeof one === 'string' && URL.canParse(one)) return [];
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

/** What an independent validator and the vocabulary find wrong with a page's JSON-LD, a line per fault. */
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
