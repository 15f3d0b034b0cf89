import type { Profile } from '#lib/account/contract.ts';
import { businessNow } from '#lib/time/clock.ts';
import { dateTag } from '#lib/time/date-tag.ts';
import type { HistoryChoice } from './history-choice.ts';
import type { StatementProps } from './statement.tsx';
import type { HistoryWords } from './transaction-days.ts';

interface Told extends HistoryWords {
  readonly choice: HistoryChoice;
  readonly profile: Pick<Profile, 'firstName' | 'lastName' | 'playerId'> | undefined;
  /** BCP 47. */
  readonly language: string;
  readonly sums: StatementProps['facts'];
}

/** What stands above a statement: whose it is, which period and choice, the sums, when it was printed. */
export function factsOf({ choice, profile, language, sums, words, categories, types, statuses }: Told): StatementProps['facts'] {
  const chosen = [
    choice.category && categories[choice.category],
    choice.type && types[choice.type],
    choice.status && statuses[choice.status],
  ].filter(Boolean);
  const printedAt = businessNow().toLocaleString(dateTag(language), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    [words.player, profile ? `${profile.firstName} ${profile.lastName} (${profile.playerId})` : ''],
    [words.period, sayPeriod(choice, language, words)],
    [words.filter, chosen.length > 0 ? chosen.join(', ') : words.allCategories],
    ...sums,
    [words.printed, printedAt],
  ];
}

function sayPeriod({ period, from, to }: HistoryChoice, language: string, words: HistoryWords['words']): string {
  const day = (date: string) => date && new Date(`${date}T00:00`).toLocaleDateString(dateTag(language));
  if (period === 'own' && (from || to)) return `${day(from)} – ${day(to)}`;
  const names = {
    day: words.periodDay,
    week: words.periodWeek,
    month: words.periodMonth,
    all: words.periodAll,
    own: words.periodAll,
  };
  return names[period];
}
