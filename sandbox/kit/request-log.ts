/** The path without ids, tokens and e-mail addresses (DEC-X-8). */
export function anonymousPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^\d{3,}$|^(?=.*\d).{12,}$|^.{25,}$|@|%40/.test(segment) ? '…' : segment))
    .join('/');
}

/** Writes one line of the request log: `platform GET /player/…/wallet 200 3 ms`. */
export function logRequest(service: string, method: string, path: string, outcome: string, startedAt: number): void {
  const took = Math.round(performance.now() - startedAt);
  console.info(`${service} ${method} ${anonymousPath(path)} ${outcome} ${took} ms`);
}
