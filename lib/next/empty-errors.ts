import type { ServerResponse } from 'node:http';
import { envelopeOf } from '#lib/core/api/errors.ts';

/** Gives the 405 of a handler, which Next sends without a body, the envelope of an error. Must see a response before it is compressed. */
export function answerWrongMethod(response: ServerResponse): void {
  const end = response.end.bind(response);
  Object.assign(response, {
    end(...rest: unknown[]) {
      const isEmpty = rest.length === 0 || rest[0] === undefined || typeof rest[0] === 'function';
      if (response.statusCode !== 405 || response.headersSent || !isEmpty) return Reflect.apply(end, undefined, rest);
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      return end(JSON.stringify(envelopeOf(405, 'error.method.not_allowed')));
    },
  });
}
