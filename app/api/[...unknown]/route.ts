import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { refuse } from '#lib/core/api/relay.ts';

/** Any other path below `/api`: a JSON error, never a page. */
function handle(): Response {
  return refuse(new CallError('platform', envelopeOf(404, 'error.not_found')));
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
