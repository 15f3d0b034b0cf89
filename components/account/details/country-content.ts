import { createContext, use } from 'react';
import { ownValue } from '#lib/core/own-value.ts';

interface Province {
  readonly code: string;
  readonly label: string;
  /** Whether residents may have an account. */
  readonly isOpen?: boolean;
}

/** What the content service says of countries. */
export interface CountryContent {
  /** By country (ISO 3166). */
  readonly provinces: Readonly<Record<string, readonly Province[]>>;
  /** Dial codes: `+47`. None is the beginning of another. */
  readonly prefixes: readonly string[];
}

export const CountryContext = createContext<CountryContent>({ provinces: {}, prefixes: [] });

/** The provinces of a country; empty for one without. */
export function useProvinces(countryCode: string): readonly Province[] {
  const { provinces } = use(CountryContext);
  return ownValue(provinces, countryCode) ?? [];
}

/** The dial code of a stored number; a plus where it is unknown. */
export function usePrefix(mobilePhone: string): string {
  return use(CountryContext).prefixes.find((prefix) => mobilePhone.startsWith(prefix)) ?? '+';
}
