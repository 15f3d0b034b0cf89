import { z } from 'zod';
import { opsUrl } from './addresses.ts';

const authorization = `Basic ${Buffer.from('operator:operator').toString('base64')}`;

/** Calls `POST /api/{action}` of the operator console, with a reason unless the body has one. Throws if it is refused. */
export async function operate(
  action:
    | 'clock'
    | 'geo'
    | 'maintenance'
    | 'faults'
    | 'limits'
    | `player/${string}`
    | `withdrawals/${string}`
    | `documents/${string}`
    | `questionnaires/${string}`
    | `bets/${string}`
    | 'campaigns'
    | `campaigns/${string}`
    | `sports-events/${string}`
    | `chats/${string}`,
  body: object,
): Promise<void> {
  const response = await fetch(`${opsUrl}/api/${action}`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'A test needs it', ...body }),
  });
  if (!response.ok) throw new Error(`the operator's ${action} answered ${response.status}: ${await response.text()}`);
}

/** Calls `GET /api/{path}` of the operator console. Throws if it is refused. */
export async function readOps(path: string): Promise<unknown> {
  const response = await fetch(`${opsUrl}/api/${path}`, { headers: { Authorization: authorization } });
  if (!response.ok) throw new Error(`the operator's ${path} answered ${response.status}`);
  return response.json();
}

const playersSchema = z.object({ players: z.array(z.object({ playerId: z.string() })) });

/** The first players that the console finds. */
export async function findPlayers(search: string) {
  return playersSchema.parse(await readOps(`players?search=${encodeURIComponent(search)}`)).players;
}

/** The id of a seeded player. Throws if there is none. */
export async function playerIdOf(handle: string): Promise<string> {
  const [player] = await findPlayers(handle);
  if (!player) throw new Error(`there is no player ${handle}`);
  return player.playerId;
}

const messagesSchema = z.array(z.object({ text: z.string(), code: z.string().optional(), link: z.string().optional() }));

/** The newest SMS or e-mail to a phone number or e-mail address; waits up to 5 s for one (OPS-04). */
export async function lastMessage(to: string): Promise<z.output<typeof messagesSchema>[number]> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [message] = messagesSchema.parse(await readOps(`outbox?to=${encodeURIComponent(to)}`));
    if (message) return message;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing was sent to ${to}`);
}
