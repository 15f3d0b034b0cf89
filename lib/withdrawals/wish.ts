import { playerKeyPrefix } from '#lib/session/player-key.ts';
import { businessNow } from '#lib/time/clock.ts';

const name = `${playerKeyPrefix}withdrawal`;

interface Wish {
  readonly content: string;
  readonly key: string;
  /** Milliseconds of business time. */
  readonly at: number;
}

let unstored: Wish | undefined;

/**
 * The key under which a wish is sent (DEC-X-7). What another tab has sent since `openedAt` under the same content is the
 * same wish: two tabs, or a press after a lost answer, lock the money once.
 */
export function keyOfWish(content: string, openedAt: number): string {
  const known = readWish() ?? unstored;
  if (known?.content === content && known.at >= openedAt) return known.key;
  const wish: Wish = { content, key: crypto.randomUUID(), at: businessNow().getTime() };
  unstored = undefined;
  try {
    localStorage.setItem(name, JSON.stringify(wish));
  } catch {
    // A browser without storage: the other tabs do not hear of it, a second press here does.
    unstored = wish;
  }
  return wish.key;
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
