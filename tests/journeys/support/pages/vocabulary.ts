import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../../scripts/root.ts';

/** The schema.org vocabulary in N-Quads, from its package. */
interface Vocabulary {
  /** The superclasses of each class. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** The allowed value classes of each property. */
  readonly ranges: ReadonlyMap<string, readonly string[]>;
  /** The vocabulary in the format of schema.org's JSON-LD file, which validators read. */
  readonly file: { readonly '@graph': readonly object[] };
}

const quad = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](\w+)> <[^>]*[#/](\w+)> /;

function readTriples(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const subjects = new Map<string, Map<string, string[]>>();
  const file = path.join(root, 'node_modules', '@vocabulary', 'schema', 'schema.nq');
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = quad.exec(line) ?? [];
    if (!subject || !predicate || !object) continue;
    const facts = subjects.get(subject) ?? new Map<string, string[]>();
    facts.set(predicate, [...(facts.get(predicate) ?? []), object]);
    subjects.set(subject, facts);
  }
  return subjects;
}

export function readVocabulary(): Vocabulary {
  const parents = new Map<string, readonly string[]>();
  const ranges = new Map<string, readonly string[]>();
  const graph: object[] = [];
  const named = (names: readonly string[] = []) => names.map((name) => ({ '@id': `schema:${name}` }));
  for (const [name, facts] of readTriples()) {
    const types = facts.get('type') ?? [];
    if (types.includes('Class')) {
      parents.set(name, facts.get('subClassOf') ?? []);
      graph.push({ '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': named(facts.get('subClassOf')) });
    } else if (types.includes('Property')) {
      ranges.set(name, facts.get('rangeIncludes') ?? []);
      const domains = named(facts.get('domainIncludes'));
      graph.push({ '@id': `schema:${name}`, '@type': 'rdf:Property', 'schema:domainIncludes': domains });
    }
  }
  return { parents, ranges, file: { '@graph': graph } };
}
