/** An instant as the clocks of a zone show it, in an order that sorts: `2026-11-21 09:05:00`. XTR-23. */
export function localStamp(instant: string, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(instant));
}
