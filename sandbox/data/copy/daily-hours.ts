import { type DailyHours, isAllDay } from '#lib/core/time/opening-hours.ts';
import type { ByLanguage, CopyLanguage } from './by-language.ts';

interface HoursCopy {
  readonly between: string;
  readonly allDay: string;
}

/** After “every day”. */
const texts: ByLanguage<HoursCopy> = {
  en: { between: 'from {start} to {end}', allDay: 'around the clock' },
  fi: { between: 'klo {start}–{end}', allDay: 'ympäri vuorokauden' },
  no: { between: 'fra {start} til {end}', allDay: 'hele døgnet' },
  de: { between: 'von {start} bis {end} Uhr', allDay: 'rund um die Uhr' },
  fr: { between: 'de {start} à {end}', allDay: '24 heures sur 24' },
  es: { between: 'de {start} a {end}', allDay: 'las 24 horas' },
  pt: { between: 'das {start} às {end}', allDay: '24 horas por dia' },
};

export function describeDailyHours(hours: DailyHours, language: CopyLanguage): string {
  const { between, allDay } = texts[language];
  return isAllDay(hours) ? allDay : between.replace('{start}', hours.start).replace('{end}', hours.end);
}
