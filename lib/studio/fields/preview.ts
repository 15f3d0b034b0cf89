import type { PreviewValue } from '@sanity/types';
import { describePeriod, periodOf } from '../rules/period.ts';

interface Selected {
  readonly title?: string;
  readonly detail?: string;
  readonly market?: string;
  readonly more?: string;
  readonly language?: string;
  readonly media?: PreviewValue['media'];
  readonly [date: string]: unknown;
}

interface PreviewOptions {
  readonly title?: string;
  readonly detail?: string;
  readonly media?: string;
}

/** A row of a list: title, then market, language and period, marked if scheduled or ended. */
export function placedPreview({ title = 'title', detail, media }: PreviewOptions = {}) {
  return {
    select: {
      title,
      ...(detail && { detail }),
      market: 'market.0.id',
      more: 'market.1.id',
      language: 'language.code',
      startsAt: 'startsAt',
      endsAt: 'endsAt',
      startDate: 'startDate',
      endDate: 'endDate',
      ...(media && { media }),
    },
    prepare: (selected: Selected) => describeRow(selected, new Date()),
  };
}

export function describeRow({ title, detail, market, more, language, media, ...dates }: Selected, now: Date) {
  const where = `${market ?? 'all markets'}${more ? ' …' : ''} · ${language ?? 'all languages'}`;
  return {
    title: title ?? 'Without a title',
    subtitle: [where, detail, describePeriod(periodOf(dates), now)].filter(Boolean).join(' · '),
    ...(media !== undefined && { media }),
  };
}
