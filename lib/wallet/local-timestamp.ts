/** XTR-23: an instant in a time zone, sortable: `2026-11-21 09:05:00`. */
export function formatLocalTimestamp(instant: string, timeZone: string): string {
  // The Swedish date format is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(instant));
}
