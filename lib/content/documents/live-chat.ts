import 'server-only';
import { z } from 'zod';
import { contentQuery, readContent } from '../query/read.ts';

const query = contentQuery({
  groq: `{
  "market": *[_type == "market" && id == $market][0]{disableLiveChat},
  "chat": *[_type == "liveChat"][0]{disableLiveChat, key}
}`,
  types: ['market', 'liveChat'],
  shape: z.object({
    market: z.object({ disableLiveChat: z.boolean().nullish() }).nullish(),
    chat: z.object({ disableLiveChat: z.boolean().nullish(), key: z.string().nullish() }).nullish(),
  }),
});

/** CHT-01, CHT-08: the messenger's key in a market; undefined where there is no live chat. */
export async function readLiveChatKey(market: string): Promise<string | undefined> {
  const { market: own, chat } = await readContent(query, { market });
  const isOff = own?.disableLiveChat === true || chat?.disableLiveChat === true;
  return isOff ? undefined : (chat?.key ?? undefined);
}

/** MKT-14: whether a market offers the live chat. */
export async function hasLiveChat(market: string): Promise<boolean> {
  return (await readLiveChatKey(market)) !== undefined;
}
