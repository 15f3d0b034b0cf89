import { z } from 'zod';
import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readMethodNames } from '#lib/content/payment-methods.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { readGameNames } from '#lib/games/names.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { headersOfEnd } from '#lib/session/ended.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';
import { isTimeZone } from '#lib/time/zone.ts';
import { transactionFilterSchema } from '#lib/wallet/contract.ts';
import { writeHistoryCsv } from '#lib/wallet/export.ts';

const questionSchema = transactionFilterSchema.extend({
  locale: z.string().max(16),
  zone: z.string().max(64).refine(isTimeZone, 'is no time zone'),
});

/** `GET /api/history/export?locale=fi-FI&zone=Europe/Helsinki&category=…`: the session's player's history as a CSV file, streamed. */
export async function GET(request: Request): Promise<Response> {
  try {
    // A link of another site would only put the file on the player's own disk, but it has no business here.
    const site = request.headers.get('sec-fetch-site');
    if (site && site !== 'same-origin' && site !== 'none') throw new CallError('network', envelopeOf(403, 'error.origin'));
    const refusal = await refusalAtTheDoor(request);
    if (refusal) return refuse(refusal);
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    const asked = questionSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const locale = asked.success ? parseLocale(asked.data.locale) : undefined;
    if (!asked.success || !locale) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const { locale: _, zone, ...filter } = asked.data;
    const context = { locale, audience: 'visitor' } as const;
    const [methods, games] = await Promise.all([readMethodNames(context), readGameNames(context)]);
    const pieces = writeHistoryCsv(credentials, {
      language: locale.tag,
      timeZone: zone,
      filter,
      words: wordsOf(locale, 'transactions'),
      categories: wordsOf(locale, 'transactionCategory'),
      statuses: wordsOf(locale, 'transactionStatus'),
      types: wordsOf(locale, 'transactionType'),
      names: new Map([...methods, ...games]),
    });
    // The first piece before the answer begins: what the platform refuses is a refusal, not a broken file.
    const first = await pieces.next();
    return new Response(streamOf(first, pieces), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="transactions-${new Date().toISOString().slice(0, 10)}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (isCallError(error)) return refuse(error, error.endsSession ? await headersOfEnd(error) : undefined);
    return refuse(new CallError('contract', envelopeOf(500, 'error.system.error')));
  }
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
