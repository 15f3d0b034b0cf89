import { envelopeOf } from '#lib/core/api/errors.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { readAsset } from '#lib/studio/bundle.ts';

const contentTypes: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const bytes = await readAsset(file);
  if (!bytes) return Response.json(envelopeOf(404, 'error.not_found'), { status: 404 });
  return new Response(bytes, {
    headers: {
      'Content-Type': ownValue(contentTypes, file.split('.').at(-1)) ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
