import { z } from 'zod';
import { opsUrl } from './addresses.ts';

const authorization = `Basic ${Buffer.from('operator:operator').toString('base64')}`;

/** Does what the operator does by `POST /api/{action}` (decisions §3.12). Throws on a refusal. */
export async function operate(
  action: 'geo' | 'maintenance' | 'faults' | 'limits' | `player/${string}` | `withdrawals/${string}`,
  body: object,
): Promise<void> {
  const response = await fetch(`${opsUrl}/api/${action}`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the operator's ${action} answered ${response.status}: ${await response.text()}`);
}

/** What the operator reads by `GET /api/{path}`. Throws on a refusal. */
export async function look(path: string): Promise<unknown> {
  const response = await fetch(`${opsUrl}/api/${path}`, { headers: { Authorization: authorization } });
  if (!response.ok) throw new Error(`the operator's ${path} answered ${response.status}`);
  return response.json();
}

const messagesSchema = z.array(z.object({ text: z.string(), code: z.string().optional(), link: z.string().optional() }));

/** The newest SMS or e-mail to a number or an address, once there is one (OPS-04). */
export async function lastMessage(to: string): Promise<z.output<typeof messagesSchema>[number]> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [message] = messagesSchema.parse(await look(`outbox?to=${encodeURIComponent(to)}`));
    if (message) return message;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing was sent to ${to}`);
}
