/** A path without its query, ids, tokens and e-mail addresses (DEC-X-8). */
export function anonymousPath(path: string): string {
  return (path.split('?')[0] ?? '')
    .split('/')
    .map((segment) => (/^\d{3,}$|^(?=.*\d).{12,}$|^.{25,}$|@|%40/.test(segment) ? '…' : segment))
    .join('/');
}
