import { types } from 'node:util';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { envelopeOf } from '#lib/platform/errors.ts';

/** Where an error broke, for a log, without its message: a database's message quotes the values it was given (DEC-X-8). */
export function traceOf(error: unknown): string {
  if (!types.isNativeError(error)) return 'no error, but something else was thrown';
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const cause = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : '';
  return [`${error.name}${cause}`, ...frames].join('\n');
}

/** What a service answers when it breaks: a code, and a line in the log that names nobody. The route's pattern, never the path. */
export function answerBroken(service: string): ErrorHandler {
  return (error, c) => {
    // A door that says no has its own answer.
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${service}: ${c.req.method} ${c.req.routePath} failed:`, traceOf(error));
    return Response.json(envelopeOf(500, 'error.system.error'), { status: 500, headers: { 'Cache-Control': 'no-store' } });
  };
}
