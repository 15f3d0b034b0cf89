import { z } from 'zod';
import { isRecord } from '#lib/core/is-record.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { JsonObject } from './json.ts';

/** A shape of a request or a response, and the name that it gets as a component. */
export interface NamedShape {
  readonly name: string;
  readonly shape: z.ZodType;
}

export interface Components {
  readonly schemas: JsonObject;
  /** The reference to the component of a whole shape. */
  readonly refTo: (name: string) => JsonObject;
  /** A schema inside an operation, such as a parameter's, with references to components. */
  readonly inline: (schema: JsonObject) => unknown;
}

/**
 * The components of shapes: each whole shape, and each object or enumeration that occurs more than once. Equal shapes are one
 * component, so that nothing is written twice. `extra` are schemas that occur in parameters. A shape that a contract exports
 * has the name of the export.
 */
export function componentsOf(
  shapes: readonly NamedShape[],
  extra: Readonly<Record<string, JsonObject>>,
  exported: readonly NamedShape[],
): Components {
  const roots = new Map<string, JsonObject>();
  for (const { name, shape } of shapes) roots.set(name, schemaOf(shape));
  const named = new NameTable(exported);
  for (const [name, schema] of roots) named.claim(schema, name);
  nameRepeated([...roots, ...Object.entries(extra)], named);

  const schemas: Record<string, unknown> = {};
  for (const { name, schema } of named.entries()) schemas[name] = replaceMembers(schema, named);
  return {
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    refTo: (name) => referenceTo(named.find(ownValue(Object.fromEntries(roots), name)) ?? name),
    inline: (schema) => replace(schema, named),
  };
}

/** A shape as JSON Schema: what the sender writes, before the reader's defaults and transforms. */
export function schemaOf(shape: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return withoutSafeIntegers(rest) as JsonObject;
}

/** Leaves out the bounds that JavaScript sets to every integer. */
function withoutSafeIntegers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutSafeIntegers);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([, value]) => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER);
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSafeIntegers(value)]));
}

const referenceTo = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Objects with members and enumerations: what a generated client names. */
function isShareable(node: JsonObject): boolean {
  if (node.type === 'object') return isRecord(node.properties) && Object.keys(node.properties).length > 0;
  return Array.isArray(node.enum) && node.enum.length > 2;
}

/** Names of components by their schema. */
class NameTable {
  readonly #names = new Map<string, string>();
  readonly #schemas = new Map<string, JsonObject>();
  readonly #exported = new Map<string, string>();

  constructor(exported: readonly NamedShape[]) {
    for (const { name, shape } of exported) {
      const key = JSON.stringify(schemaOf(shape));
      const component = pascal(name.replace(/Schema$/, ''));
      if (!this.#exported.has(key) && this.isFree(component)) this.#exported.set(key, component);
    }
  }

  find(schema: unknown): string | undefined {
    return this.#names.get(JSON.stringify(schema));
  }

  /** Whether no schema has the name, and no export will. */
  isFree(name: string): boolean {
    return !this.#schemas.has(name) && ![...this.#exported.values()].includes(name);
  }

  /** Names a schema that has no name yet: as its export, else as proposed. */
  claim(schema: JsonObject, proposed: string): void {
    const key = JSON.stringify(schema);
    if (this.#names.has(key)) return;
    const name = this.#exported.get(key) ?? proposed;
    if (this.#schemas.has(name)) throw new Error(`Two shapes would be the component ${name}.`);
    this.#names.set(key, name);
    this.#schemas.set(name, schema);
  }

  entries(): readonly { readonly name: string; readonly schema: JsonObject }[] {
    return [...this.#schemas].map(([name, schema]) => ({ name, schema }));
  }
}

/** Names every shape that occurs in a second place, by the member that holds it, or by that and what holds the member. */
function nameRepeated(roots: readonly (readonly [string, JsonObject])[], named: NameTable): void {
  const seen = new Set(named.entries().map(({ schema }) => JSON.stringify(schema)));
  const visit = (node: unknown, owner: string, member: string, isRoot: boolean): void => {
    // The parts of a union that is a whole shape.
    if (Array.isArray(node))
      for (const [index, item] of node.entries()) visit(item, owner, member || `Option${index + 1}`, false);
    if (!isRecord(node)) return;
    const key = JSON.stringify(node);
    const shareable = !isRoot && isShareable(node);
    if (shareable && seen.has(key)) {
      if (!named.find(node)) named.claim(node, freeName(named, owner, member));
      return;
    }
    if (shareable) seen.add(key);
    for (const { value, name } of membersOf(node))
      visit(value, shareable && member ? singular(member) : owner, name ?? member, false);
  };
  for (const [name, schema] of roots) visit(schema, name, '', true);
}

function freeName(named: NameTable, owner: string, member: string): string {
  const name = pascal(singular(member));
  const candidates = /^Option\d/.test(member) ? [pascal(owner) + name] : [name, pascal(owner) + name];
  const free = candidates.find((candidate) => candidate && named.isFree(candidate));
  if (!free) throw new Error(`${candidates.at(-1)} is a component already; export the shape of one of both under a name.`);
  return free;
}

/** The schemas in a schema, with the name of the member that each is. */
function membersOf(node: JsonObject): readonly { readonly value: unknown; readonly name?: string }[] {
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (keyword === 'properties' && isRecord(value))
      return Object.entries(value).map(([name, member]) => ({ value: member, name }));
    return keyword === 'enum' || keyword === 'default' || keyword === 'const' ? [] : [{ value }];
  });
}

/** `launch_option` → `LaunchOption`. */
const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `transactions` → `transaction`: the member of a list names its items. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');

/** A schema with a reference in the place of each component. */
function replace(node: unknown, named: NameTable): unknown {
  const name = isRecord(node) ? named.find(node) : undefined;
  return name ? referenceTo(name) : replaceMembers(node, named);
}

function replaceMembers(node: unknown, named: NameTable): unknown {
  if (Array.isArray(node)) return node.map((item) => replace(item, named));
  if (!isRecord(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, replace(value, named)]));
}
