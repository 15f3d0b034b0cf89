import { ownValue } from '#lib/core/own-value.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { openFlags, type PlayerBlock } from '../../players/flags.ts';
import type { playerTable } from '../../players/tables.ts';
import { currentTerms } from '../../terms/current-terms.ts';

type Member = 'status' | 'kycStatus' | 'requestedDocuments' | 'loyaltyLevel' | 'termsVersion' | 'flags' | 'multibrandSuspended';

/** How a test player differs from an ordinary registered player. */
type State = Partial<Pick<typeof playerTable.$inferInsert, Member>> & {
  /** Days until the block ends; null without end. */
  readonly blockedDays?: number | null;
};

const identityAndAddress = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'];

const states: Readonly<Record<string, State>> = {
  'ava.new': { kycStatus: 'DATA_VERIFIED', loyaltyLevel: 1 },
  'ben.one': { kycStatus: 'DATA_VERIFIED', loyaltyLevel: 1 },
  'cleo.vip': { kycStatus: 'ENHANCED', loyaltyLevel: 5 },
  'dan.docs': { kycStatus: 'PENDING', requestedDocuments: identityAndAddress },
  'eve.strict': { kycStatus: 'PENDING_EXPIRED', requestedDocuments: identityAndAddress },
  'finn.review': { kycStatus: 'PENDING' },
  'gus.risk': { flags: { ...openFlags, payout: true } },
  'hana.multi': { multibrandSuspended: true },
  'jon.timeout': { status: 'TIMEOUT', blockedDays: 2 },
  'kim.excluded': { status: 'SELF_EXCLUDED', blockedDays: 180 },
  'lea.indef': { status: 'SELF_EXCLUDED', blockedDays: null },
  'max.closed': { status: 'CLOSED' },
  'nia.black': { status: 'BLACKLISTED' },
  'oli.oldterms': { termsVersion: '2.9' },
  'pia.edd': { kycStatus: 'EDD_PENDING' },
  'ron.nocasino': { flags: { ...openFlags, casino: false } },
};

/** The columns of a test player's state at seed time. */
export function testPlayerState(handle: string, now: Date) {
  const { blockedDays, ...state } = ownValue(states, handle) ?? {};
  return {
    status: 'REGISTERED',
    kycStatus: 'FULLY VERIFIED',
    requestedDocuments: [],
    loyaltyLevel: 2,
    limitLevel: 0,
    termsVersion: currentTerms,
    firstLogin: false,
    affiliate: false,
    flags: openFlags,
    multibrandSuspended: false,
    block: blockedDays === undefined ? null : blockFor(blockedDays, now),
    ...state,
  };
}

function blockFor(days: number | null, now: Date): PlayerBlock {
  const until = days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
  return { until, initiator: 'PLAYER', cooling: false };
}
