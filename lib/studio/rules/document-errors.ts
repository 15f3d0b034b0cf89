import { isRecord } from '#lib/core/is-record.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { schemaTypes } from '../schema/all.ts';

/** The parts of a type definition that decide whether a value is valid. */
interface ValueType {
  readonly type: string;
  readonly name?: string;
  readonly fields?: readonly ValueType[];
  readonly of?: readonly ValueType[];
  readonly options?: { readonly list?: readonly unknown[] };
  readonly validation?: unknown;
}

type Check = (value: unknown, context: object) => string | undefined;

interface Surroundings {
  readonly document: object;
  readonly parent: unknown;
}

const named = new Map<string, ValueType>((schemaTypes as readonly ValueType[]).map((type) => [type.name ?? '', type]));

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isRecord(value) && value._type === 'slug' && isMissing(value.current);
}

/** Collects the checks of a field, by the methods that Sanity's rules have. Checks that ask the content service are left to the form. */
class RuleChecks {
  readonly checks: Check[];

  constructor(checks: readonly Check[] = []) {
    this.checks = [...checks];
  }

  private with(check: Check): RuleChecks {
    return new RuleChecks([...this.checks, check]);
  }

  private whenSet(refuses: (value: unknown) => boolean, error: string): RuleChecks {
    return this.with((value) => (!isMissing(value) && refuses(value) ? error : undefined));
  }

  required = () => this.with((value) => (isMissing(value) ? 'is required' : undefined));
  assetRequired = () => this.whenSet((value) => !isRecord(value) || !isRecord(value.asset), 'needs a file');
  integer = () => this.whenSet((value) => !Number.isInteger(value), 'has to be a whole number');
  min = (least: number) => this.whenSet((value) => sizeOf(value) < least, `has to be at least ${least}`);
  max = (most: number) => this.whenSet((value) => sizeOf(value) > most, `has to be at most ${most}`);
  length = (exact: number) => this.whenSet((value) => sizeOf(value) !== exact, `has to have ${exact} members`);
  regex = (pattern: RegExp, { name = `${pattern}` } = {}) =>
    this.whenSet((value) => typeof value === 'string' && !pattern.test(value), `has to be a ${name}`);
  unique = () =>
    this.whenSet((value) => Array.isArray(value) && new Set(value.map(identityOf)).size < value.length, 'has a member twice');
  custom = (refuse: (value: unknown, context: object) => unknown) =>
    this.with((value, context) => {
      const answer = refuse(value ?? undefined, context);
      if (!(answer instanceof Promise)) return typeof answer === 'string' ? answer : undefined;
      answer.catch(() => undefined);
      return undefined;
    });
}

function sizeOf(value: unknown): number {
  return typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN;
}

function identityOf(member: unknown): string {
  if (!isRecord(member)) return JSON.stringify(member);
  const { _key, ...rest } = member;
  return JSON.stringify(rest);
}

/** What the form of a document's type says against it, without checks that ask the content service; empty for unknown types. */
export function findDocumentErrors(document: Readonly<Record<string, unknown>>): readonly string[] {
  const type = named.get(`${document._type}`);
  return type ? errorsIn(document, type, '', { document, parent: undefined }) : [];
}

function errorsIn(value: unknown, type: ValueType, path: string, { document, parent }: Surroundings): string[] {
  const { validation } = type;
  const rule: unknown = typeof validation === 'function' ? validation(new RuleChecks()) : undefined;
  const checks = rule instanceof RuleChecks ? rule.checks : [];
  const context = { document, parent, getClient: refuseClient };
  const errors = checks.flatMap((check) => check(value, context) ?? []);
  const own = [...errors, ...choiceErrors(value, type)].map((error) => `${path}: ${error}`);
  return [
    ...own,
    ...partsOf(value, type).flatMap(([name, part, partType]) =>
      errorsIn(part, partType, path ? `${path}.${name}` : name, { document, parent: value }),
    ),
  ];
}

/** The rule that Sanity's form has for a text with choices. */
function choiceErrors(value: unknown, { options }: ValueType): readonly string[] {
  if (typeof value !== 'string' || isMissing(value) || !options?.list) return [];
  const isChoice = options.list.some((choice) => (isRecord(choice) ? choice.value : choice) === value);
  return isChoice ? [] : [`has no choice “${value}”`];
}

/** Ends the rules that ask the content service. */
function refuseClient(): never {
  throw new Error('there is no client here');
}

/** The fields of an object or the members of a list, each with its name, value and type. */
function partsOf(value: unknown, type: ValueType): readonly (readonly [string, unknown, ValueType])[] {
  if (Array.isArray(value)) {
    return value.flatMap((member: unknown, index) => {
      const kind = isRecord(member) ? member._type : undefined;
      const of = type.of ?? [];
      const memberType = of.find(({ name, type: base }) => (name ?? base) === kind) ?? (of.length === 1 ? of[0] : undefined);
      return memberType ? [[`${index}`, member, memberType] as const] : [];
    });
  }
  if (!isRecord(value)) return [];
  const fields = type.fields ?? named.get(type.type)?.fields ?? [];
  return fields.map((field) => [field.name ?? '', ownValue(value, field.name), field] as const);
}
