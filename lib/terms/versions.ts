/** DEC-RTE-10: compares versions segment by segment, so that 2.10 is newer than 2.9; segments that are not numbers count as 0. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0)));
  const length = Math.max(a?.length ?? 0, b?.length ?? 0);
  for (let at = 0; at < length; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
