import { z } from 'zod';

/** What was already reported: a fault is named once, not on every page that meets it. */
const reported = new Set<string>();
const remembered = 1_000;

/** Names content that a page had to leave out: its kind, its place and the rule it breaks, never its text. */
export function reportFault(what: string, error: z.ZodError, source: unknown): void {
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`).join('; ');
  const line = `Content left out: ${what}${nameOf(source)} (${faults})`;
  if (reported.has(line)) return;
  if (reported.size >= remembered) reported.clear();
  reported.add(line);
  console.warn(line);
}

function nameOf(source: unknown): string {
  if (typeof source !== 'object' || source === null) return '';
  const { id, _key } = source as Readonly<Record<string, unknown>>;
  const name = id ?? _key;
  return typeof name === 'string' ? ` ${name}` : '';
}

/** A list whose faulty members are left out: an unfinished document must not take a page down. Missing is empty. */
export function listOf<Member extends z.ZodType>(what: string, member: Member) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((members): z.output<Member>[] =>
      (members ?? []).flatMap((raw) => {
        const parsed = member.safeParse(raw);
        if (!parsed.success) reportFault(what, parsed.error, raw);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** A part that is null where it is missing or faulty. */
export function partOf<Part extends z.ZodType>(what: string, part: Part) {
  return z.unknown().transform((raw): z.output<Part> | null => {
    if (raw === null || raw === undefined) return null;
    const parsed = part.safeParse(raw);
    if (!parsed.success) reportFault(what, parsed.error, raw);
    return parsed.success ? parsed.data : null;
  });
}
