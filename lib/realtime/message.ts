import { isRecord } from '#lib/core/is-record.ts';
import type { FeedMessage } from './contract.ts';

/**
 * Reads a message of the feed; undefined for one of another shape, `SyntaxError` for text that is not a JSON object. Checked
 * by hand because the relay does not validate socket messages and zod is too large for the browser.
 */
export function readFeedMessage(text: string): FeedMessage | undefined {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new SyntaxError('the message is not a JSON object');
  switch (value.type) {
    case 'WALLET_BALANCE':
      return isBalanceMap(value.balanceMap)
        ? { type: 'WALLET_BALANCE', balanceMap: value.balanceMap, ...(isDate(value.asOf) && { asOf: value.asOf }) }
        : undefined;
    case 'PLAYER_ATTRIBUTE_CHANGE':
      return isAttributes(value.attributes) ? { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: value.attributes } : undefined;
    case 'PLAYER_LOYALTY_LEVEL':
      return typeof value.playerId === 'string'
        ? {
            type: 'PLAYER_LOYALTY_LEVEL',
            playerId: value.playerId,
            ...(Number.isSafeInteger(value.loyaltyLevel) && { loyaltyLevel: Number(value.loyaltyLevel) }),
          }
        : undefined;
    default:
      return undefined;
  }
}

type BalanceMap = Extract<FeedMessage, { type: 'WALLET_BALANCE' }>['balanceMap'];
type Attributes = Extract<FeedMessage, { type: 'PLAYER_ATTRIBUTE_CHANGE' }>['attributes'];

const walletTypes: ReadonlySet<unknown> = new Set(['MAIN', 'LOCKED', 'BONUS']);
const verticals: ReadonlySet<unknown> = new Set(['CASINO', 'LIVE_CASINO', 'SPORTS', 'FREE_BET']);

/** As services write a time; engines parse other texts, too. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

function isDate(value: unknown): value is string {
  return typeof value === 'string' && dateTime.test(value) && !Number.isNaN(Date.parse(value));
}

function isEntry(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    isRecord(value) &&
    typeof value.walletId === 'string' &&
    walletTypes.has(value.walletType) &&
    Number.isFinite(value.amount) &&
    typeof value.currencyCode === 'string'
  );
}

function isBonus(value: unknown): boolean {
  return isEntry(value) && verticals.has(value.vertical) && typeof value.bonusAssignmentId === 'string';
}

function isBalanceMap(value: unknown): value is BalanceMap {
  if (!isRecord(value)) return false;
  const { main, locked, bonus } = value;
  return [main, locked, bonus].every(Array.isArray) && allOf(main, isEntry) && allOf(locked, isEntry) && allOf(bonus, isBonus);
}

function allOf(list: unknown, isGood: (value: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isGood);
}

function isAttributes(value: unknown): value is Attributes {
  return (
    isRecord(value) &&
    Object.values(value).every((member) => member === null || ['string', 'number', 'boolean'].includes(typeof member))
  );
}
