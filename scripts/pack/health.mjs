import { withoutProxyForLoopback } from '../../lib/core/http/loopback-proxy.mjs';

/** Ends with 0 while the server beside it answers, for the health check of a container, which has no curl. */
Object.assign(process.env, withoutProxyForLoopback(process.env));
const url = `http://localhost:${process.env.PORT || 3_000}/api/health/live`;
try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(3_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
