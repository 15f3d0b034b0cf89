import { useShallow } from 'zustand/react/shallow';
import type { GameFilter } from '../catalog/filter.ts';
import { useLobbyStore } from './store.ts';

/** What is searched for and chosen; the same object while that is the same. */
export function useGameFilter(): GameFilter {
  return useLobbyStore(
    useShallow(({ text, providers, studios, volatilities, features, stake, sort }) => ({
      text,
      providers,
      studios,
      volatilities,
      features,
      stake,
      sort,
    })),
  );
}
