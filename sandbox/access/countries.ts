/** Countries that the operator may not serve. */
export const restrictedCountries: readonly string[] = ['US', 'GB', 'FR', 'NL', 'ES', 'IT', 'AU', 'SG'];

const marketByCountry: Readonly<Record<string, string>> = {
  FI: 'FI',
  NO: 'NO',
  CA: 'CA',
  AT: 'AT',
  DE: 'AT',
  BR: 'BR',
  CL: 'CL',
  PE: 'PE',
  NZ: 'NZ',
  IN: 'IN',
  JP: 'JP',
};

/** The market that serves a country: its own, its neighbour's, or the international one. */
export function marketOf(country: string): string {
  return marketByCountry[country] ?? 'UN';
}
