/** The outside services and the loopback ports their stand-ins take (decisions: one origin per service). */
export const servicePorts = {
  platform: 4100,
  access: 4101,
  identity: 4102,
  content: 4103,
  games: 4104,
  pay: 4105,
  captcha: 4110,
  realtime: 4111,
  ops: 4112,
} as const;

export type ServiceName = keyof typeof servicePorts;
export const serviceNames = Object.keys(servicePorts) as readonly ServiceName[];

/** The content lake once more, over TLS and HTTP/2, as the Studio in a browser needs it. */
export const secureContentPort = 4113;
