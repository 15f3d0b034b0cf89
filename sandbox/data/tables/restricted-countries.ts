/** Countries in which the operator has no permission to offer games. */
export const restrictedCountries: readonly string[] = ['US', 'GB', 'FR', 'NL', 'ES', 'IT', 'AU', 'SG'];
