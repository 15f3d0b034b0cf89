import { readCardTitle } from '#lib/content/pages/card.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { readCard } from './render-card.tsx';

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** CNT-24: the title card of a page. Its path contains the title, so the response never changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const title = readCardTitle((await params).file);
  if (title === undefined) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  return new Response(await readCard(title), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
