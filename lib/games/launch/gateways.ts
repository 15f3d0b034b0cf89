import { type OwnGatewayProvider, type Provider, providerRecords } from '#lib/core/config/game-providers.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { creedroomz } from './providers/creedroomz/gateway.ts';
import { evolution } from './providers/evolution/gateway.ts';
import type { Gateway } from './providers/gateway.ts';
import { general } from './providers/general/gateway.ts';
import { novomatic } from './providers/novomatic/gateway.ts';
import { pariplay } from './providers/pariplay/gateway.ts';
import { playngo } from './providers/playngo/gateway.ts';
import { pragmaticplay } from './providers/pragmaticplay/gateway.ts';
import { relax } from './providers/relax/gateway.ts';
import { softswiss } from './providers/softswiss/gateway.ts';
import { yggdrasil } from './providers/yggdrasil/gateway.ts';

const ownGateways: Readonly<Record<OwnGatewayProvider, Gateway>> = {
  creedroomz,
  evolution,
  novomatic,
  pariplay,
  playngo,
  pragmaticplay,
  relax,
  softswiss,
  yggdrasil,
};

/** DEC-GAM-1: the URL of a game's launcher, by each provider's call. Throws `CallError`. */
export const gateways = Object.fromEntries(
  Object.keys(providerRecords).map((id) => [id, ownValue(ownGateways, id) ?? general]),
) as Readonly<Record<Provider, Gateway>>;
