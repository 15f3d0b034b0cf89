import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { limitKeys } from '#lib/access/limits.ts';
import { readMethodNames } from '#lib/content/documents/payment-methods.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { localeParameter, readQuery } from '#lib/core/api/request.ts';
import { streamPieces } from '#lib/core/http/stream.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { dateIn, isTimeZone } from '#lib/core/time/zone.ts';
import { readGameNames } from '#lib/games/catalog/names.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { transactionFilterSchema } from '#lib/wallet/contract.ts';
import { writeHistoryCsv } from '#lib/wallet/export.ts';

const querySchema = transactionFilterSchema.extend({
  locale: localeParameter,
  zone: z.string().max(64).refine(isTimeZone, 'is no time zone'),
});

/** Each reads the whole history. */
const checkLimit = limitKeys('statements', { maxAttempts: 60, windowMs: hourMs });

/** `GET /api/history/export?locale=fi-FI&zone=Europe/Helsinki&category=…`: streams the player's history as a CSV file. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A statement', checkAccess: checkAccess, sessionEndHeaders: sessionEndHeaders }, async () => {
    // Other sites must not trigger an export.
    const site = request.headers.get('sec-fetch-site');
    if (site && site !== 'same-origin' && site !== 'none') throw new CallError('network', envelopeOf(403, 'error.origin'));
    const credentials = await requirePlayer(request);
    await checkLimit(credentials.playerId);
    const { locale, zone, ...filter } = readQuery(request.url, querySchema);
    const pieces = writeHistoryCsv(credentials, {
      tag: locale.tag,
      timeZone: zone,
      language: locale.languageCode.split('-')[0] ?? 'en',
      filter,
      messages: getMessages(locale, 'transactions'),
      categories: getMessages(locale, 'transactionCategory'),
      statuses: getMessages(locale, 'transactionStatus'),
      types: getMessages(locale, 'transactionType'),
      names: await readNames({ locale, audience: 'visitor' }),
    });
    // Read before the response starts, so that an error of the platform gets its status instead of a truncated file.
    const first = await pieces.next();
    const today = dateIn(zone, businessNow());
    return new Response(streamPieces(first, pieces), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="transactions-${today}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });
}

/** Names that cannot be loaded are left out; the export shows their codes. */
async function readNames(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.allSettled([readMethodNames(context), readGameNames(context)]);
  return new Map(read.flatMap((names) => (names.status === 'fulfilled' ? [...names.value] : [])));
}
