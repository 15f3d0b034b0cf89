import type { Profile } from '#lib/account/contract.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { dateTag } from '#lib/core/time/date-tag.ts';
import type { HistoryMessages } from '#lib/wallet/history-messages.ts';
import type { HistoryChoice } from './history-choice.ts';
import type { StatementProps } from './statement.tsx';

interface StatementInput extends HistoryMessages {
  readonly choice: HistoryChoice;
  readonly profile: Pick<Profile, 'firstName' | 'lastName' | 'playerId'> | undefined;
  readonly tag: LanguageTag;
  readonly sums: StatementProps['facts'];
}

export function statementFacts(input: StatementInput): StatementProps['facts'] {
  const { choice, profile, tag, sums, messages, categories, types, statuses } = input;
  const chosen = [
    choice.category && categories[choice.category],
    choice.type && types[choice.type],
    choice.status && statuses[choice.status],
  ].filter(Boolean);
  const printedAt = businessNow().toLocaleString(dateTag(tag), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    [messages.player, profile ? `${profile.firstName} ${profile.lastName} (${profile.playerId})` : ''],
    [messages.period, formatPeriod(choice, tag, messages)],
    [messages.filter, chosen.length > 0 ? chosen.join(', ') : messages.allCategories],
    ...sums,
    [messages.printed, printedAt],
  ];
}

function formatPeriod({ period, from, to }: HistoryChoice, tag: LanguageTag, messages: HistoryMessages['messages']): string {
  const formatDay = (date: string) => date && new Date(`${date}T00:00`).toLocaleDateString(dateTag(tag));
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
