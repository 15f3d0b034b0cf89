import { limitRequests } from '#lib/access/limits.ts';
import { handle } from '#lib/core/api/handle.ts';
import { createSeenReports, summarizeReports } from '#lib/core/api/policy-report.ts';
import { readLimited } from '#lib/core/api/request.ts';
import { createMemoryStore } from '#lib/core/http/rate-limit.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { hourMs } from '#lib/core/time/durations.ts';

const checkAddress = limitRequests('policy-reports', { maxAttempts: 60, windowMs: hourMs });
/** Lines in the log, for all addresses together. */
const lines = createMemoryStore();
const lineLimit = { maxAttempts: 200, windowMs: hourMs };
const seen = createSeenReports(hourMs);

/** `POST /api/policy-reports`: what a browser blocked by the content security policy, logged as a summary. */
export function POST(request: Request): Promise<Response> {
  return handle(request, { name: 'Policy reports', event: 'policy-violation' }, async () => {
    await checkAddress(request);
    // A report that is not JSON says nothing, and its browser needs no answer.
    for (const target of summarizeReports(parseJson(await readLimited(request)))) {
      const count = seen.count(target);
      if (count !== undefined && (await lines.take('all', lineLimit)) === 0) {
        logSecurityEvent({ event: 'policy-violation', outcome: 'refused', target, count });
      }
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}
