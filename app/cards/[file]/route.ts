import { openCard } from '#lib/content/card.ts';
import { paintCard } from './paint-card.tsx';

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** CNT-24: the title card of a page. The address changes with the title, so an answer holds for ever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const title = openCard((await params).file);
  if (title === undefined) return Response.json({ status: 404, code: 'error.not_found' }, { status: 404 });
  return new Response(await paintCard(title), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
