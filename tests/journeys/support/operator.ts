import { opsUrl } from './addresses.ts';

const authorization = `Basic ${Buffer.from('operator:operator').toString('base64')}`;

/** Does what the operator does by `POST /api/{action}` (decisions §3.12). Throws on a refusal. */
export async function operate(action: 'geo' | 'maintenance', body: object): Promise<void> {
  const response = await fetch(`${opsUrl}/api/${action}`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the operator's ${action} answered ${response.status}: ${await response.text()}`);
}
