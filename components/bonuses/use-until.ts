import type { Reward } from '#lib/bonuses/fields.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { spellDuration } from '#lib/core/i18n/duration.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';

/** How long a reward is open or valid, in words; undefined without an end. Needs the namespace `rewards`. */
export function useUntil({ expiresAt, state }: Pick<Reward, 'expiresAt' | 'state'>, now: Date): string | undefined {
  const { tag } = useLocale();
  const t = useTranslator('rewards');
  const leftMs = expiresAt === null ? 0 : Date.parse(expiresAt) - now.getTime();
  if (expiresAt === null || leftMs <= 0) return undefined;
  // Days are rounded up: a second more than 30 days is no 31st day.
  const shownMs = Math.max(minuteMs, leftMs - minuteMs);
  const isOffer = state === 'ELIGIBLE' || state === 'OPTED_IN';
  return t(isOffer ? 'openUntil' : 'validUntil', { date: formatDateTime(expiresAt), left: spellDuration(tag, shownMs) });
}
