import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { isActionName } from '#lib/recovery/actions.ts';
import { runAction } from '#lib/recovery/handle.ts';

interface Context {
  readonly params: Promise<{ readonly action: string }>;
}

/** `POST /api/recovery/{request|code|link|password}`: one step towards a new password. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { action } = await params;
  return isActionName(action)
    ? runAction(action, request)
    : refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
}
