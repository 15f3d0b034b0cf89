import { z } from 'zod';
import { refusalAtTheDoor } from '#lib/access/gate.ts';
import type { PageContext } from '#lib/content/params.ts';
import { readMethodNames } from '#lib/content/payment-methods.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { readGameNames } from '#lib/games/names.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet } from '#lib/platform/handle.ts';
import { headersOfEnd } from '#lib/session/ended.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';
import { businessNow } from '#lib/time/clock.ts';
import { isTimeZone } from '#lib/time/zone.ts';
import { transactionFilterSchema } from '#lib/wallet/contract.ts';
import { writeHistoryCsv } from '#lib/wallet/export.ts';
import { localStamp } from '#lib/wallet/local-stamp.ts';

const questionSchema = transactionFilterSchema.extend({
  locale: z.string().max(16),
  zone: z.string().max(64).refine(isTimeZone, 'is no time zone'),
});

/** `GET /api/history/export?locale=fi-FI&zone=Europe/Helsinki&category=…`: the session's player's history as a CSV file, streamed. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A statement', door: refusalAtTheDoor, headersOfEnd }, async () => {
    // A link of another site would only put the file on the player's own disk, but it has no business here.
    const site = request.headers.get('sec-fetch-site');
    if (site && site !== 'same-origin' && site !== 'none') throw new CallError('network', envelopeOf(403, 'error.origin'));
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    const asked = questionSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const locale = asked.success ? parseLocale(asked.data.locale) : undefined;
    if (!asked.success || !locale) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const { locale: _, zone, ...filter } = asked.data;
    const pieces = writeHistoryCsv(credentials, {
      language: locale.tag,
      timeZone: zone,
      filter,
      words: wordsOf(locale, 'transactions'),
      categories: wordsOf(locale, 'transactionCategory'),
      statuses: wordsOf(locale, 'transactionStatus'),
      types: wordsOf(locale, 'transactionType'),
      names: await readNames({ locale, audience: 'visitor' }),
    });
    // The first piece before the answer begins: what the platform refuses is a refusal, not a broken file.
    const first = await pieces.next();
    const today = localStamp(businessNow().toISOString(), zone).slice(0, 10);
    return new Response(streamOf(first, pieces), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="transactions-${today}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });
}

/** A statement without its names is better than none: what has no name keeps its code. */
async function readNames(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.allSettled([readMethodNames(context), readGameNames(context)]);
  return new Map(read.flatMap((names) => (names.status === 'fulfilled' ? [...names.value] : [])));
}

/** Fetches the next piece when the reader wants it; a reader who goes away ends the reading. */
function streamOf(first: IteratorResult<string, void>, pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      const piece = next ?? (await pieces.next());
      next = undefined;
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
