import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatDate, formatTime } from '#lib/core/time/format-date.ts';
import { isOpenAt, nextChange, type OpeningHours } from '#lib/core/time/opening-hours.ts';
import { chatMessages } from './messages/messages.ts';

/** What the chat says outside the hours, in a language: when a person is there again. Undefined within them, or without hours. */
export function closedText(hours: OpeningHours | undefined, now: Date, tag: string): string | undefined {
  if (!hours || isOpenAt(hours, now)) return undefined;
  const { messages } = chatMessages.match(tag);
  const { timeZone } = hours;
  const opening = nextChange(hours, now);
  if (!opening) return messages.away;
  const date = formatDate(opening, timeZone);
  const back = date === formatDate(now, timeZone) ? messages.backAt : messages.backOn;
  const zone = zoneName(opening, timeZone);
  return formatMessage(back, { date, time: formatTime(opening, { timeZone }), zone });
}

/** `GMT+2` */
function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
