import { readLiveChatKey } from '#lib/content/documents/live-chat.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { marketLocales } from '#lib/core/market/locale.ts';
import type { ChatSettings } from '#lib/support/chat/contract.ts';

/** `GET /api/support/chat?market=FI`: the messenger of a market, or `null` (CHT-01, CHT-08). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Live chat' }, async () => {
    const market = new URL(request.url).searchParams.get('market') ?? '';
    if (marketLocales(market).length === 0) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const key = await readLiveChatKey(market);
    return jsonResponse((key === undefined ? null : { url: siteConfig().CHAT_URL, key }) satisfies ChatSettings);
  });
}
