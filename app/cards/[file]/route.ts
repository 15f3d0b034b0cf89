import { readCardTitle } from '#lib/content/pages/card.ts';
import { readCard } from './render-card.tsx';

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** CNT-24: the title card of a page. Its path contains the title, so the response never changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const title = readCardTitle((await params).file);
  if (title === undefined) return Response.json({ status: 404, code: 'error.not_found' }, { status: 404 });
  return new Response(await readCard(title), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
