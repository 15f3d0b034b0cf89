import type { LobbyTile } from './types.ts';

/** A game that a visitor wanted as a favourite before he was asked to sign in; it lives as long as the tab. */
const key = 'lobby.wish';

export interface Wish {
  readonly gameId: string;
  readonly title: string;
  readonly isLive: boolean;
}

export function keepWish({ id, title, table }: LobbyTile): void {
  const wish: Wish = { gameId: id, title, isLive: table !== null };
  window.sessionStorage.setItem(key, JSON.stringify(wish));
}

/** Takes the wish out: it is granted once. */
export function takeWish(): Wish | undefined {
  const text = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  try {
    const wish: unknown = JSON.parse(text ?? 'null');
    return isWish(wish) ? wish : undefined;
  } catch {
    return undefined;
  }
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  const { gameId, title, isLive } = value as Partial<Record<keyof Wish, unknown>>;
  return typeof gameId === 'string' && typeof title === 'string' && typeof isLive === 'boolean';
}
