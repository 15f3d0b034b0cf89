import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { isDeed } from '#lib/recovery/deeds.ts';
import { perform } from '#lib/recovery/handle.ts';

interface Context {
  readonly params: Promise<{ readonly deed: string }>;
}

/** `POST /api/recovery/{request|code|link|password}`: one step towards a new password. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { deed } = await params;
  return isDeed(deed) ? perform(deed, request) : refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
}
