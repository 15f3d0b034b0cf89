import type { DocumentBadgeComponent } from 'sanity';
import { describePeriod, momentOf } from '../rules/period.ts';

export const momentBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const document = draft ?? published;
  const period = { startsAt: dateOf(document?.startsAt), endsAt: dateOf(document?.endsAt) };
  const now = new Date();
  const moment = momentOf(period, now);
  if (moment === 'scheduled') return { label: 'Scheduled', title: describePeriod(period, now), color: 'primary' };
  return moment === 'over' ? { label: 'Ended', title: describePeriod(period, now), color: 'warning' } : null;
};

function dateOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
