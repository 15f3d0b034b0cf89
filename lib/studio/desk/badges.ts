import type { DocumentBadgeComponent } from 'sanity';
import { describePeriod, momentOf, periodOf } from '../rules/period.ts';

export const momentBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const period = periodOf(draft ?? published ?? {});
  const now = new Date();
  const moment = momentOf(period, now);
  if (moment === 'scheduled') return { label: 'Scheduled', title: describePeriod(period, now), color: 'primary' };
  return moment === 'over' ? { label: 'Ended', title: describePeriod(period, now), color: 'warning' } : null;
};
