import 'server-only';
import { z } from 'zod';
import { contentQuery, readPublished } from '../../query/read.ts';
import { documentOf, listOf } from '../../query/tolerant.ts';

const query = contentQuery({
  groq: '*[_type == "market" && id == $market][0]{playersOnly}',
  types: ['market'],
  shape: documentOf('market', z.object({ playersOnly: listOf('section', z.string()) })),
});

/** XTR-03: the sections that a market keeps for players. */
export async function readPlayersOnly(market: string): Promise<readonly string[]> {
  return (await readPublished(query, { market }))?.playersOnly ?? [];
}
