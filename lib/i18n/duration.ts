const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something lasts, in words of a language (BCP 47): whole days, started ones counted; below a day hours and minutes. */
export function spellDuration(tag: string, millis: number): string {
  if (millis >= day) return spellUnit(tag, Math.ceil(millis / day), 'day');
  const minutes = Math.max(1, Math.ceil(millis / minute));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => spellUnit(tag, count, unit));
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(said);
}

/** `3 days`. */
export function spellDays(tag: string, days: number): string {
  return spellUnit(tag, days, 'day');
}

function spellUnit(tag: string, count: number, unit: 'day' | 'hour' | 'minute'): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
