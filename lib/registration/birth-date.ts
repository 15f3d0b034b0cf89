/** True for a day that was: `2000-02-29`, not `2001-02-29`. */
export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900-01-01') return false;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

/** Whole years on the day of `now` (UTC); who was born on 29 February has his birthday on 1 March in other years. */
export function ageAt(dateOfBirth: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

const youngerProvinces = new Set(['QC', 'AB', 'MB']);

/** DEC-VAL-5: 18 everywhere, 19 in most of Canada. */
export function minimumAge(countryCode: string, province: string): number {
  return countryCode === 'CA' && !youngerProvinces.has(province) ? 19 : 18;
}
