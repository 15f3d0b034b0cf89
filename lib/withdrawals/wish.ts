import { playerKeyPrefix } from '#lib/session/player-key.ts';
import { businessNow } from '#lib/time/clock.ts';

const name = `${playerKeyPrefix}withdrawal`;

interface Wish {
  readonly content: string;
  readonly key: string;
  /** Milliseconds of business time. */
  readonly at: number;
}

/**
 * The key under which a wish is sent (DEC-X-7). What another tab has sent since `openedAt` under the same content is the
 * same wish: two tabs, or a press after a lost answer, lock the money once.
 */
export function keyOfWish(content: string, openedAt: number): string {
  const known = readWish();
  if (known?.content === content && known.at >= openedAt) return known.key;
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(name, JSON.stringify({ content, key, at: businessNow().getTime() } satisfies Wish));
  } catch {
    // A browser without storage has a key per press; the pending list still shows each.
  }
  return key;
}

function readWish(): Wish | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const [content, key, at] = ['content', 'key', 'at'].map((part): unknown => Reflect.get(kept, part));
    return typeof content === 'string' && typeof key === 'string' && typeof at === 'number' ? { content, key, at } : undefined;
  } catch {
    return undefined;
  }
}
