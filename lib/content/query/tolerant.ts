import { z } from 'zod';

/** Messages already logged: each problem is logged once, not for every page that reads the document. */
const reported = new Set<string>();
const maxReported = 1_000;

/** Logs content that was left out: its kind, its id and the broken rule, never its text. */
export function reportInvalidContent(what: string, error: z.ZodError, source: unknown): void {
  const issues = error.issues.map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`).join('; ');
  const line = `Content left out: ${what}${nameOf(source)} (${issues})`;
  if (reported.has(line)) return;
  if (reported.size >= maxReported) reported.clear();
  reported.add(line);
  console.warn(line);
}

function nameOf(source: unknown): string {
  if (typeof source !== 'object' || source === null) return '';
  const { id, _key } = source as Readonly<Record<string, unknown>>;
  const name = id ?? _key;
  return typeof name === 'string' ? ` ${name}` : '';
}

/**
 * How many documents the running `parseContent` found valid and left out. A transform of zod gets nothing from the caller of
 * `parse`, and a parse is synchronous, so that no other one runs in between.
 */
const counts = { valid: 0, refused: 0 };

interface ParsedContent<Value> {
  readonly value: Value;
  /** True if the answer had documents for `documentsOf` and `documentOf`, and none of all of them is valid. */
  readonly hasRefusedAll: boolean;
}

/** Parses an answer of the content service. Throws `ZodError` if its shape is wrong as a whole. */
export function parseContent<Shape extends z.ZodType>(shape: Shape, answer: unknown): ParsedContent<z.output<Shape>> {
  Object.assign(counts, { valid: 0, refused: 0 });
  const value = shape.parse(answer);
  return { value, hasRefusedAll: counts.refused > 0 && counts.valid === 0 };
}

function validMembers<Member extends z.ZodType>(what: string, member: Member, members: readonly unknown[]): z.output<Member>[] {
  return members.flatMap((raw) => {
    const parsed = member.safeParse(raw);
    if (!parsed.success) reportInvalidContent(what, parsed.error, raw);
    return parsed.success ? [parsed.data] : [];
  });
}

function validDocuments<Member extends z.ZodType>(what: string, member: Member, members: readonly unknown[]) {
  const valid = validMembers(what, member, members);
  counts.valid += valid.length;
  counts.refused += members.length - valid.length;
  return valid;
}

/** The documents that a query asks for, without invalid ones. An answer that is no list is invalid. */
export function documentsOf<Member extends z.ZodType>(what: string, member: Member) {
  return z.array(z.unknown()).transform((members) => validDocuments(what, member, members));
}

/** The fields that a query projects: the content service sends all of them, null where one is not set. */
function fieldsOf(schema: z.core.$ZodType): readonly string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The one document that a query asks for: null if there is none or it is invalid. An answer without the fields of the query is invalid. */
export function documentOf<Document extends z.ZodType>(what: string, document: Document) {
  return z
    .looseObject({})
    .refine((raw) => fieldsOf(document).every((name) => Object.hasOwn(raw, name)), 'not what the query asks for')
    .nullable()
    .transform((raw): z.output<Document> | null => (raw && validDocuments(what, document, [raw])[0]) ?? null);
}

/** A list of a document without its invalid members, so that an unfinished one does not break a page. Null is empty: the service sends null for a field that is not set. */
export function listOf<Member extends z.ZodType>(what: string, member: Member) {
  return z
    .array(z.unknown())
    .nullable()
    .transform((members) => validMembers(what, member, members ?? []));
}

/** An optional part of a document: null if it is not set or invalid. */
export function partOf<Part extends z.ZodType>(what: string, part: Part) {
  return z
    .unknown()
    .transform((raw): z.output<Part> | null =>
      raw === null || raw === undefined ? null : (validMembers(what, part, [raw])[0] ?? null),
    );
}

/** A field that may not be set: null then. */
export function orNull<Field extends z.ZodType>(field: Field) {
  return field.nullish().transform((value): z.output<Field> | null => value ?? null);
}

/** A text that may not be set: empty then. */
export const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
