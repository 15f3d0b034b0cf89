import { types } from 'node:util';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { envelopeOf } from '#lib/core/api/errors.ts';

/** An error's stack without its message, for logs: database messages contain values of players (DEC-X-8). */
export function traceOf(error: unknown): string {
  if (!types.isNativeError(error)) return 'A value that is not an error was thrown.';
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const cause = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : '';
  return [`${error.name}${cause}`, ...frames].join('\n');
}

/** The answer to an address that a service does not have. */
export const refuseUnknownAddress: NotFoundHandler = () => Response.json(envelopeOf(404, 'error.not_found'), { status: 404 });

/** Responds with 500 and logs the route's pattern instead of the path, which may contain personal data. */
export function handleUnexpectedError(service: string): ErrorHandler {
  return (error, c) => {
    // Hono's middleware throws these with a response of their own.
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${service}: ${c.req.method} ${c.req.routePath} failed:`, traceOf(error));
    return Response.json(envelopeOf(500, 'error.system.error'), { status: 500, headers: { 'Cache-Control': 'no-store' } });
  };
}
