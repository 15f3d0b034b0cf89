/** Where the stack of the journeys is: its own ports, or a running stack named by `JOURNEY_URL` and its two companions. */
export const stackOptions = { port: 3_900, portOffset: 1_000, folder: '.sandbox/journeys' } as const;

export const runningStack = process.env.JOURNEY_URL;
export const siteUrl = runningStack ?? `http://localhost:${stackOptions.port}`;
export const opsUrl = process.env.JOURNEY_OPS_URL ?? `http://127.0.0.1:${4_112 + stackOptions.portOffset}`;
export const contentUrl = process.env.JOURNEY_CONTENT_URL ?? `http://127.0.0.1:${4_103 + stackOptions.portOffset}`;
