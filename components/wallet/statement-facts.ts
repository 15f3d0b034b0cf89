import type { Profile } from '#lib/account/contract.ts';
import { isCalendarDate } from '#lib/core/time/calendar-date.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { formatCalendarDate, formatDateTime } from '#lib/core/time/format-date.ts';
import type { HistoryMessages } from '#lib/wallet/history-messages.ts';
import type { HistoryChoice } from './history-choice.ts';
import type { StatementProps } from './statement.tsx';

interface StatementInput extends HistoryMessages {
  readonly choice: HistoryChoice;
  readonly profile: Pick<Profile, 'firstName' | 'lastName' | 'playerId'>;
  readonly sums: StatementProps['facts'];
}

export function statementFacts(input: StatementInput): StatementProps['facts'] {
  const { choice, profile, sums, messages, categories, types, statuses } = input;
  const chosen = [
    choice.category && categories[choice.category],
    choice.type && types[choice.type],
    choice.status && statuses[choice.status],
  ].filter(Boolean);
  const printedAt = formatDateTime(businessNow());
  return [
    [messages.player, `${profile.firstName} ${profile.lastName} (${profile.playerId})`],
    [messages.period, formatPeriod(choice, messages)],
    [messages.filter, chosen.length > 0 ? chosen.join(', ') : messages.allCategories],
    ...sums,
    [messages.printed, printedAt],
  ];
}

function formatPeriod({ period, from, to }: HistoryChoice, messages: HistoryMessages['messages']): string {
  const formatDay = (date: string) => (isCalendarDate(date) ? formatCalendarDate(date) : '');
  if (period === 'own' && (from || to)) return `${formatDay(from)} – ${formatDay(to)}`;
  const names = {
    day: messages.periodDay,
    week: messages.periodWeek,
    month: messages.periodMonth,
    all: messages.periodAll,
    own: messages.periodAll,
  };
  return names[period];
}
