/** The game providers of the launch contract. Data only: the edge, the site and the sandbox share it. */

type Lobby = 'casino' | 'live';

interface ProviderRecord {
  /** Lobbies that list its games; in `live` they are tables. */
  readonly lobbies: readonly Lobby[];
  /** `general`: the platform opens its games by one call for all providers; `own`: `lib/games/launch/providers/` has its calls. */
  readonly gateway: 'general' | 'own';
  /** LOB-11, LOB-12: lobbies whose filter does not offer it. */
  readonly hiddenInFilterOf?: readonly Lobby[];
  /** Environment variable that switches the provider off with `0`. */
  readonly switch?: `FEATURE_${string}`;
}

export const providerRecords = {
  relax: { lobbies: ['casino'], gateway: 'own', hiddenInFilterOf: ['casino'] },
  playngo: { lobbies: ['casino'], gateway: 'own' },
  quickspin: { lobbies: ['casino'], gateway: 'general' },
  yggdrasil: { lobbies: ['casino'], gateway: 'own' },
  evolution: { lobbies: ['casino', 'live'], gateway: 'own' },
  pragmaticplay: { lobbies: ['casino', 'live'], gateway: 'own' },
  pariplay: { lobbies: ['casino', 'live'], gateway: 'own', hiddenInFilterOf: ['live'] },
  softswiss: { lobbies: ['casino', 'live'], gateway: 'own', hiddenInFilterOf: ['live'] },
  novomatic: { lobbies: ['casino'], gateway: 'own' },
  creedroomz: { lobbies: ['live'], gateway: 'own', hiddenInFilterOf: ['live'], switch: 'FEATURE_CREEDROOMZ' },
} as const satisfies Readonly<Record<string, ProviderRecord>>;

type Records = typeof providerRecords;
export type Provider = keyof Records;
/** Providers that need a gateway of their own. */
export type OwnGatewayProvider = {
  [Id in Provider]: Records[Id] extends { readonly gateway: 'own' } ? Id : never;
}[Provider];
export type ProviderSwitch = Extract<Records[Provider], { readonly switch: string }>['switch'];

const entries = Object.entries(providerRecords) as [Provider, ProviderRecord][];

function providersIn(lobby: Lobby): readonly Provider[] {
  return entries.flatMap(([id, { lobbies }]) => (lobbies.includes(lobby) ? [id] : []));
}

export const casinoProviders = providersIn('casino');
export const liveProviders = providersIn('live');

export const providerSwitches = entries.flatMap(([, record]) => (record.switch ? [record.switch as ProviderSwitch] : []));

/** The providers that the configuration switches off. */
export function disabledProviders(config: Readonly<Record<ProviderSwitch, boolean>>): readonly Provider[] {
  return entries.flatMap(([id, record]) => (record.switch && !config[record.switch as ProviderSwitch] ? [id] : []));
}

/** LOB-11, LOB-12: whether a lobby's filter omits a provider. */
export function isHiddenInFilter(lobby: Lobby, provider: string): boolean {
  return entries.some(([id, { hiddenInFilterOf }]) => id === provider && hiddenInFilterOf?.includes(lobby));
}
