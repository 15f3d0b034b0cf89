/** The outside services and the loopback ports of their stand-ins. */
export const servicePorts = {
  platform: 4100,
  access: 4101,
  identity: 4102,
  content: 4103,
  games: 4104,
  pay: 4105,
  docs: 4106,
  sports: 4107,
  chat: 4108,
  crm: 4109,
  captcha: 4110,
  realtime: 4111,
  ops: 4112,
} as const;

export type ServiceName = keyof typeof servicePorts;
export const serviceNames = Object.keys(servicePorts) as readonly ServiceName[];

/** The content service over TLS and HTTP/2, which the Studio needs in a browser. */
export const secureContentPort = 4113;
