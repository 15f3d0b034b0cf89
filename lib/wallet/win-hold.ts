import type { QueryClient } from '@tanstack/react-query';
import { sumBalance } from './balance.ts';
import { type DatedWallet, newerWallet } from './newer-wallet.ts';
import { playableAt } from './playable.ts';
import type { GameCategory } from './seamless/contract.ts';

/** How long a rise that no round explains is held: the game may report its round a moment after the platform booked the win. */
const unexplainedMs = 1_500;
/** A game that never ends its round does not hide money for longer. */
const maxHoldMs = 30_000;

/** Holds wins back until the game has shown them. */
export interface WinHold {
  roundStarted(): void;
  /** The game has shown the end of its round. */
  roundEnded(): void;
  /** The balance that the game shows, in minor units: it hides nothing of it. */
  balanceShown(minor: number): void;
  /** Shows what is held, and holds no further wins. */
  close(): void;
}

interface Hold extends WinHold {
  admit(received: DatedWallet, cached: DatedWallet): DatedWallet;
}

const holds = new WeakMap<QueryClient, Hold>();

/** The wallet to show after one was received: the newer one, or the cached one while a game for money has not shown the rise. */
export function admitWallet(client: QueryClient, received: DatedWallet, cached: DatedWallet | undefined): DatedWallet {
  const hold = holds.get(client);
  return hold && cached ? hold.admit(received, cached) : newerWallet(received, cached);
}

/** GAM-22: while a game for money runs, a booked win is shown once the game has shown its round. Stakes are shown at once. */
export function holdWins(client: QueryClient, category: GameCategory, show: (wallet: DatedWallet) => void): WinHold {
  let held: DatedWallet | undefined;
  let isRoundOpen = false;
  let shownByGame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const playable = ({ balanceMap }: DatedWallet) => playableAt(sumBalance(balanceMap), category).money.minor;

  function release(): void {
    clearTimeout(timer);
    const wallet = held;
    held = undefined;
    if (wallet) show(wallet);
  }
  function releaseAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(release, ms);
  }

  const hold: Hold = {
    admit(received, cached) {
      const next = newerWallet(received, held ?? cached);
      const isShown = !isRoundOpen && playable(next) === shownByGame;
      if (next === cached || isShown || playable(next) <= playable(cached)) {
        clearTimeout(timer);
        held = undefined;
        return next;
      }
      if (!held) releaseAfter(isRoundOpen ? maxHoldMs : unexplainedMs);
      held = next;
      return cached;
    },
    roundStarted() {
      isRoundOpen = true;
      if (held) releaseAfter(maxHoldMs);
    },
    roundEnded() {
      isRoundOpen = false;
      release();
    },
    balanceShown(minor) {
      shownByGame = minor;
      if (!isRoundOpen && held && playable(held) === minor) release();
    },
    close() {
      if (holds.get(client) === hold) holds.delete(client);
      release();
    },
  };
  holds.get(client)?.close();
  holds.set(client, hold);
  return hold;
}
