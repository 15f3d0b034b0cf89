/** The outside services and the loopback ports their stand-ins take (decisions: one origin per service). */
export const servicePorts = {
  platform: 4100,
  access: 4101,
  identity: 4102,
  content: 4103,
  ops: 4112,
} as const;

export type ServiceName = keyof typeof servicePorts;
export const serviceNames = Object.keys(servicePorts) as readonly ServiceName[];
