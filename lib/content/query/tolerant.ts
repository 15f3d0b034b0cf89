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

/** A list without its invalid members, so that an unfinished document does not break a page. A missing list is empty. */
export function listOf<Member extends z.ZodType>(what: string, member: Member) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((members): z.output<Member>[] =>
      (members ?? []).flatMap((raw) => {
        const parsed = member.safeParse(raw);
        if (!parsed.success) reportInvalidContent(what, parsed.error, raw);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** An optional part: null if it is missing or invalid. */
export function partOf<Part extends z.ZodType>(what: string, part: Part) {
  return z.unknown().transform((raw): z.output<Part> | null => {
    if (raw === null || raw === undefined) return null;
    const parsed = part.safeParse(raw);
    if (!parsed.success) reportInvalidContent(what, parsed.error, raw);
    return parsed.success ? parsed.data : null;
  });
}
