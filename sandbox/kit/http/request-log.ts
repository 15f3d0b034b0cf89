import { anonymousPath } from '#lib/core/log/anonymous-path.ts';

/** Writes one line of the request log: `platform GET /player/…/wallet 200 3 ms`. */
export function logRequest(service: string, method: string, path: string, outcome: string, startedAt: number): void {
  const took = Math.round(performance.now() - startedAt);
  console.info(`${service} ${method} ${anonymousPath(path)} ${outcome} ${took} ms`);
}
