'use client';

import { useLocale } from '#lib/core/i18n/client.tsx';
import { formatOddsAs } from '#lib/core/money/odds.ts';
import { useOddsFormat } from '#lib/sportsbook/odds-format.ts';

/** Odds in thousandths, in the format that the player of this browser chose. */
export function OddsValue({ milli }: { readonly milli: number }) {
  return formatOddsAs(milli, useOddsFormat(), useLocale().numbers);
}
