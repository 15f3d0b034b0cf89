import { useEffect, useState } from 'react';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { ChoiceGroup } from '#lib/games/catalog/filter.ts';
import type { FilterOptions } from '#lib/games/catalog/types.ts';
import { featureKeys, volatilityKeys } from '../tiles/trait-names.ts';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly mark?: string | null;
}

export type ChoiceLists = Readonly<Record<ChoiceGroup, readonly Choice[]>>;

/** What can be chosen in each group, with its names; empty until it is known. */
export function useChoiceLabels(options: FilterOptions | null): ChoiceLists {
  const { catalogLanguage } = useLocale();
  const [names, setNames] = useState<Messages['gameDetails']>();
  const isNeeded = options !== null && options.volatilities.length + options.features.length > 0;
  useEffect(() => {
    // Without their names these groups are not shown.
    if (isNeeded) loadMessages<Messages['gameDetails']>(catalogLanguage, 'gameDetails').then(setNames, () => undefined);
  }, [catalogLanguage, isNeeded]);
  return {
    providers: options?.providers ?? [],
    studios: options?.studios ?? [],
    volatilities: (names && options?.volatilities.map((key) => ({ key, label: names[volatilityKeys[key]] }))) ?? [],
    features: (names && options?.features.map((key) => ({ key, label: names[featureKeys[key]] }))) ?? [],
  };
}
