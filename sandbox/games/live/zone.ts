const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight in a time zone. */
export function zonedMinutes(at: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}
