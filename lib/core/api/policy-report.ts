import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseUrl } from '#lib/core/http/parse-url.ts';

/** The two forms in which browsers report: `report-uri` sends one object, `report-to` a list. */
const legacySchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'document-uri': z.string().optional(),
  }),
});
const reportingSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .object({ effectiveDirective: z.string(), blockedURL: z.string().optional(), documentURL: z.string().optional() })
        .optional()
        .catch(undefined),
    }),
  )
  .max(20);

const keywords = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob']);

/**
 * What reports of the content security policy say, one line each without personal data: `script-src-elem inline on /fi-FI/terms`.
 * Of the blocked address only the origin is left, of the page's only its first two segments. Empty for anything else.
 */
export function summarizeReports(json: unknown): readonly string[] {
  const legacy = legacySchema.safeParse(json);
  if (legacy.success) {
    const { 'csp-report': report } = legacy.data;
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    return [summarize(directive, report['blocked-uri'], report['document-uri'])];
  }
  const reports = reportingSchema.safeParse(json);
  return (reports.data ?? []).flatMap(({ type, body }) =>
    type === 'csp-violation' && body ? [summarize(body.effectiveDirective, body.blockedURL, body.documentURL)] : [],
  );
}

function summarize(directive: string, blocked = '', page = ''): string {
  const name = /^[a-z-]{3,40}/.exec(directive)?.[0] ?? 'unknown';
  const origin = keywords.has(blocked) ? blocked : parseUrl(blocked)?.origin;
  const path = /^\/(?:[\w-]{1,40}(?:\/[a-z-]{1,40})?)?/.exec(parseUrl(page)?.pathname ?? '')?.[0] ?? 'unknown';
  return `${name} ${origin && origin !== 'null' ? origin.slice(0, 120) : 'unknown'} on ${path}`;
}

const maxKnown = 500;

export interface SeenReports {
  /** How often this was reported since it was last logged; undefined while it need not be logged again. */
  count(summary: string): number | undefined;
}

/** Each summary is logged at its first report, and then at most once in `windowMs`, with the number of reports in between. */
export function createSeenReports(windowMs: number, now = Date.now): SeenReports {
  const seen = new LRUCache<string, { readonly loggedAt: number; readonly since: number }>({ max: maxKnown });
  return {
    count(summary) {
      const known = seen.get(summary);
      const reports = (known?.since ?? 0) + 1;
      if (known && now() - known.loggedAt < windowMs) {
        seen.set(summary, { ...known, since: reports });
        return undefined;
      }
      seen.set(summary, { loggedAt: now(), since: 0 });
      return reports;
    },
  };
}
