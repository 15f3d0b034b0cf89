import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';

/** Any other address below `/api`: JSON with a code, never a page. */
function handle(): Response {
  return refuse(new CallError('platform', envelopeOf(404, 'error.not_found')));
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
