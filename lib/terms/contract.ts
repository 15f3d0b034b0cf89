import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** TRM-04. The site sends the version in force only. Accepting the same version again succeeds; an older version, or none, is refused. */
export const acceptTerms = endpoint('PATCH /player/{playerId}/update_term_and_condition_version', {
  by: 'player',
  idempotent: true,
  body: z.object({ version: z.string().min(1).max(20) }),
  reply: z.object({ termsAndConditionsAcceptedVersion: z.string() }),
  refusals: ['error.terms.version'],
  summary: 'The player accepts a version of the terms.',
});
