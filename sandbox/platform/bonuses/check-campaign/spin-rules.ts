import { isBooster, isCashback, isSportsbook } from './kinds.ts';
import { type Rule, rule } from './rule.ts';
import { isNoSlot, isNoStake, namesUnknownGame, spinGameIds, spinGames } from './spin-games.ts';

export const spinRules: readonly Rule[] = [
  rule(
    'terms.freeSpins',
    'are required',
    ({ kind, vertical, terms }) => (kind === 'FREE_SPINS' || vertical === 'FREE_SPINS') && !terms.freeSpins,
  ),
  rule(
    'terms.freeSpins',
    'cannot be played in the sportsbook',
    (draft) => isSportsbook(draft) && draft.terms.freeSpins !== undefined,
  ),
  rule(
    'terms.freeSpins',
    'cannot be played at live tables',
    ({ vertical, terms }) => vertical === 'LIVE_CASINO' && terms.freeSpins !== undefined,
  ),
  rule(
    'terms.freeSpins',
    'cannot be part of cashback or instant cash',
    (draft) => (isCashback(draft) || isBooster(draft) || draft.kind === 'I_CASH') && draft.terms.freeSpins !== undefined,
  ),
  rule('terms.freeSpins.gameId', 'is no game', (draft) => spinGameIds(draft).some(namesUnknownGame)),
  rule('terms.freeSpins.gameId', 'is a live table', (draft) => spinGames(draft).some(({ table }) => table !== undefined)),
  rule('terms.freeSpins.gameId', 'is a jackpot game', (draft) => spinGames(draft).some(({ isJackpot }) => isJackpot)),
  rule('terms.freeSpins.gameId', 'is not a slot', (draft) => spinGames(draft).some(isNoSlot)),
  rule(
    'terms.freeSpins.otherGames',
    'take turns in a campaign that repeats only',
    ({ terms }) => terms.freeSpins?.otherGames !== undefined && terms.repeats === undefined,
  ),
  rule('terms.freeSpins.betValue', 'is not a stake of the game', (draft) => isNoStake(draft)),
];
