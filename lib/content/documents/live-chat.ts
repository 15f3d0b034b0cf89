import 'server-only';
import { z } from 'zod';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf } from '../query/tolerant.ts';

const query = contentQuery({
  groq: '*[_type == "market" && id == $market][0]{disableLiveChat}',
  types: ['market'],
  shape: documentOf('market', z.object({ disableLiveChat: z.boolean().nullish() })),
});

/** MKT-14: whether a market offers the live chat. */
export async function hasLiveChat(market: string): Promise<boolean> {
  return (await readContent(query, { market }))?.disableLiveChat !== true;
}
