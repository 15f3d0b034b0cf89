import type { JsonService } from '#lib/core/api/endpoint.ts';
import { servicePorts } from '#lib/core/config/services.ts';
import type { JsonObject } from './json.ts';

/** Whose calls a document may have: those of the services that the site calls, and the site's own. */
export type ServerName = JsonService | 'site';

interface Server {
  /** The setting that holds the address; its default is the sandbox's. */
  readonly setting: string;
  readonly url: string;
  readonly description: string;
}

const local = (port: number) => `http://127.0.0.1:${port}`;

export const servers: Readonly<Record<ServerName, Server>> = {
  platform: {
    setting: 'PLATFORM_URL',
    url: local(servicePorts.platform),
    description: 'The player platform: accounts, money, bonuses, limits, launches of games.',
  },
  access: {
    setting: 'ACCESS_URL',
    url: local(servicePorts.access),
    description: 'The access service: country and device of a visitor.',
  },
  tracking: { setting: 'TRACK_URL', url: local(servicePorts.ops), description: 'The collector of tracking events.' },
  pay: { setting: 'PAY_URL', url: local(servicePorts.pay), description: 'The payment service and its cashier.' },
  crm: { setting: 'CRM_URL', url: local(servicePorts.crm), description: 'The messaging service behind the inbox.' },
  chat: { setting: 'CHAT_URL', url: local(servicePorts.chat), description: 'The messenger of the live chat.' },
  sports: { setting: 'SPORTS_URL', url: local(servicePorts.sports), description: 'The sportsbook.' },
  site: {
    setting: 'SITE_URL',
    url: 'http://localhost:3000',
    description: 'The site: what other services and load balancers call.',
  },
};

export const serverNames = Object.keys(servers) as readonly ServerName[];

export const isServerName = (name: string): name is ServerName => Object.hasOwn(servers, name);

export function serverOf(name: ServerName): JsonObject {
  const { setting, url, description } = servers[name];
  return { url, description: `${description} Set by ${setting}.` };
}
