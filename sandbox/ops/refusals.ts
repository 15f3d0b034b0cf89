import { z } from 'zod';
import { type ErrorEnvelope, envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { traceOf } from '#sandbox/kit/http/trace.ts';
import { ContentUnreachable } from './maintenance.ts';
import { OpsRefusal } from './port/ops-refusal.ts';

/** Converts an error into the envelope for the operator, including the HTTP status. */
export function toEnvelope(error: unknown): ErrorEnvelope {
  if (error instanceof z.ZodError) {
    return envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('body', error) });
  }
  if (error instanceof OpsRefusal) return error.envelope;
  if (error instanceof SyntaxError) return envelopeOf(400, 'error.body.not_json');
  if (error instanceof ContentUnreachable)
    return envelopeOf(502, 'error.system.error', { message: `Not done: ${error.message}.` });
  console.error('ops failed:', traceOf(error));
  return envelopeOf(500, 'error.system.error');
}

/** Responds with what was found; 404 where there is nothing. */
export function replyFound(found: object | undefined, status: 200 | 201 = 200): Response {
  return found ? Response.json(found, { status }) : refuseUnknown();
}

export function refuseUnknown(): Response {
  return refuse(envelopeOf(404, 'error.not_found'));
}

/** Responds with an envelope and its status. */
export function refuse(envelope: ErrorEnvelope): Response {
  return Response.json(envelope, { status: envelope.status });
}
