const kb = 1_024;

/** The longest body of each handler in bytes, by the start of its path; the first entry that fits counts. */
const limits: readonly (readonly [path: string, maxBytes: number])[] = [
  ['/api/content/published', kb * kb],
  ['/api/sportsbook/published', 16 * kb],
  ['/api/policy-reports', 16 * kb],
  ['/api/auth/', 8 * kb],
  ['/api/', 32 * kb],
];

/** The longest body in bytes that a request may have. Only handlers read one. */
export function maxBodyBytesOf(method: string, pathname: string): number {
  if (isReading(method)) return 0;
  return limits.find(([path]) => pathname.startsWith(path))?.[1] ?? 0;
}

/** Pages and files take these methods only. */
export const readingMethods: readonly string[] = ['GET', 'HEAD'];

export function isReading(method: string): boolean {
  return readingMethods.includes(method);
}
