import { catalogs, type Namespace } from '#lib/i18n/messages.ts';

interface Context {
  readonly params: Promise<{ language: string; namespace: string }>;
}

/** MKT-26: `GET /locales/{language}/default.json` is the whole catalog; `{namespace}.json` what one dialog needs. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, namespace } = await params;
  const catalog = catalogs[language];
  const name = /^(\w+)\.json$/.exec(namespace)?.[1];
  const words = name === 'default' ? catalog : catalog?.[name as Namespace];
  if (!words) return Response.json({ status: 404, code: 'error.not_found' }, { status: 404 });
  return Response.json(words, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
