import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { siteConfig } from '#lib/core/config/site.ts';
import { formatWebhookSignature, parseWebhookSignature, webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { contentWebhookPath, expiredTags, sportsWebhookPath, type Webhook, webhookPaths } from './expired-tags.ts';
import { takeTurn } from './shared.ts';

/** Marks a call by which a process repeats to itself what another received, with a secret of the process. */
const repeatedHeader = 'x-repeated';
const repeats = oncePerProcess('parlourRepeats', () => ({ secret: randomBytes(18).toString('base64url'), lastAt: 0 }));
const signatureLifeMs = 600_000;

/**
 * Sends this process a webhook: tags can only be expired within a request, and the middleware has caches of its own. `isRepeated`:
 * the other instances have it too. Rejects when it was not taken.
 */
export async function callOwnWebhook({ path, body }: Webhook, { isRepeated = false } = {}): Promise<void> {
  const { CONTENT_WEBHOOK_SECRET, SPORTS_WEBHOOK_SECRET } = siteConfig();
  const [secret] = path === sportsWebhookPath ? SPORTS_WEBHOOK_SECRET : CONTENT_WEBHOOK_SECRET;
  const at = nextTime();
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
  const response = await fetch(`${ownOrigin()}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [webhookSignatureHeader]: formatWebhookSignature({ at, signature }),
      ...(isRepeated && { [repeatedHeader]: repeats.secret }),
    },
    body,
    cache: 'no-store',
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
}

/** Two calls with one body and one time would have one signature, which is accepted once. */
function nextTime(): number {
  repeats.lastAt = Math.max(Date.now(), repeats.lastAt + 1);
  return repeats.lastAt;
}

function isRepeated({ headers }: Request): boolean {
  const [expected, actual] = [Buffer.from(repeats.secret), Buffer.from(headers.get(repeatedHeader) ?? '')];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The server's own listener, which only this process has; the common one could lead to another worker. Throws before it listens. */
function ownOrigin(): string {
  const { OWN_PORT, PORT, CONNECTION_ADDRESS } = process.env;
  if (OWN_PORT) return `http://127.0.0.1:${OWN_PORT}`;
  if (CONNECTION_ADDRESS === 'header') throw new Error('the server does not listen yet');
  return `http://localhost:${PORT ?? '3000'}`;
}

/** The content service's webhook, for some tags. */
export function webhookFor(tags: readonly string[]): Webhook {
  return { path: contentWebhookPath, body: JSON.stringify({ tags }) };
}

/** Whether no instance has accepted the signature of this webhook before. */
export async function isFirstUse(request: Request): Promise<boolean> {
  // Not the header as it is: spaces in it are free.
  const sent = parseWebhookSignature(request.headers.get(webhookSignatureHeader));
  return isRepeated(request) || takeTurn(`webhook:${sent?.at}:${sent?.signature}`, signatureLifeMs);
}

/** Has the other instances expire what a webhook names, before it is answered. They are notified later where Redis does not answer. */
export async function notifyInstances(request: Request, tags: readonly string[], body: string): Promise<void> {
  const expired = isRepeated(request) || tags.length === 0 ? undefined : expiredTags();
  const path = webhookPaths.find((known) => known === new URL(request.url).pathname);
  if (!expired || !path) return;
  try {
    const unconfirmed = await expired.publish(tags, { path, body });
    if (unconfirmed > 0)
      console.warn(`${unconfirmed} instances have not confirmed in time that they expired what was published.`);
  } catch {
    console.warn('The other instances could not be notified of what was published: it is tried again every second.');
  }
}

/** Expires here what other instances receive, from now on. */
export function startListening(): void {
  expiredTags()?.listen({
    repeat: (webhook) => callOwnWebhook(webhook, { isRepeated: true }),
    expire: (tags) => callOwnWebhook(webhookFor(tags), { isRepeated: true }),
  });
}
