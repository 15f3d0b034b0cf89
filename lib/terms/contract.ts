import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/**
 * TRM-04. The site sends the version in force only. It replaces the recorded one, also a higher one, which an editor has
 * withdrawn; accepting the same version again succeeds, and what is no version is refused.
 */
export const acceptTerms = endpoint({
  method: 'PATCH',
  path: '/player/{playerId}/update_term_and_condition_version',
  by: 'player',
  idempotent: true,
  body: z.object({ version: z.string().min(1).max(20) }),
  reply: z.object({ termsAndConditionsAcceptedVersion: z.string() }),
  refusals: ['error.terms.version'],
  summary: 'The player accepts a version of the terms.',
});
