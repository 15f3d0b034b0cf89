'use client';

import { useCallback } from 'react';
import { formatNumber } from '#lib/core/money/format.ts';
import { useLocale } from './client.tsx';

/**
 * MKT-23: what a message needs of a count that may pass 999: `count` decides the plural, `shown` is it as the market writes it
 * (`1,234`). The `#` of a plural would follow the language.
 */
export function useCounted() {
  const { numbers } = useLocale();
  return useCallback((count: number) => ({ count, shown: formatNumber(count, numbers) }), [numbers]);
}
