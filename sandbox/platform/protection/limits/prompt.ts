import { protectionRules } from '#lib/core/market/protection.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { hasProtectionEvent } from '../audit.ts';
import { readSettings } from './settings.ts';

/** Whether the player went on without a limit at the end of the registration; the first deposit does not ask again. */
export function isPromptAnswered(db: Database, playerId: number): Promise<boolean> {
  return hasProtectionEvent(db, playerId, 'LIMIT_PROMPT', { place: 'REGISTRATION' });
}

/** The question for a deposit limit at the end of the registration; null where it is answered, or comes with the deposit. */
export async function readPrompt(db: Database, { id, market }: Player, now: Date): Promise<'SKIPPABLE' | 'MANDATORY' | null> {
  const { place, kind } = protectionRules(market).limitPrompt;
  if (place !== 'registration') return null;
  const limits = await readSettings(db, id, now);
  if (limits.some((limit) => limit.kind === 'DEPOSIT') || (await isPromptAnswered(db, id))) return null;
  return kind === 'mandatory' ? 'MANDATORY' : 'SKIPPABLE';
}
