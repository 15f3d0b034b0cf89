import * as bonuses from '#lib/bonuses/fields.ts';
import { withdrawalStatuses } from '#lib/cashier/withdrawals/contract.ts';
import { subTypes, uploadTypes, verificationStatuses } from '#lib/documents/contract.ts';
import { rejectReasons } from '#lib/documents/reject-kinds.ts';
import { transactionSchema } from '#lib/wallet/contract.ts';
import * as chat from '#sandbox/chat/tables.ts';
import { operatorRoles } from '#sandbox/kit/operators.ts';
import { bonusTransitions, endStates, openStates } from '#sandbox/platform/bonuses/states.ts';
import { eventKinds } from '#sandbox/platform/protection/tables.ts';
import { betTable } from '#sandbox/sports/bets/tables.ts';
import { callTable } from '#sandbox/sports/wallet/tables.ts';
import { betSchema, eventSchema, refusalCodes } from '#sandbox/sports/wire.ts';
import { betsQuerySchema } from '../port/bets.ts';
import { statusFilters } from '../port/campaigns.ts';
import { kycStatuses, playerFlags, playerStatuses } from '../port/players.ts';
import { documentStatuses, limitationCodes } from '../port/restrictions.ts';
import { sportsEventsQuerySchema } from '../port/sports-events.ts';
import { queueQuerySchema } from '../port/withdrawals.ts';
import { rolesOf } from '../roles.ts';
import { renderWord, renderWordOptions, type WordKind, wordOf } from './render-word.ts';
import words from './words.json' with { type: 'json' };

const selection = betSchema.shape.selections.def.element;

/** Where the values of each enumeration are declared. */
const values: Readonly<Record<WordKind, readonly string[]>> = {
  playerStatus: playerStatuses,
  kycStatus: kycStatuses,
  flag: [...playerFlags, 'multibrandSuspended'],
  transactionCategory: transactionSchema.shape.category.options,
  transactionType: transactionSchema.shape.type.options,
  transactionStatus: transactionSchema.shape.status.options,
  withdrawalFilter: queueQuerySchema.shape.status.unwrap().options,
  documentType: uploadTypes,
  documentStatus: documentStatuses,
  documentPart: [...new Set(Object.values(subTypes).flat())],
  rejectReason: rejectReasons,
  limitation: limitationCodes,
  bonusState: [...openStates, ...endStates],
  bonusEvent: ['assign', ...new Set(Object.values(bonusTransitions).flatMap((events) => Object.keys(events)))],
  bonusVertical: bonuses.bonusVerticals,
  moneyType: bonuses.moneyTypes,
  trigger: bonuses.triggerTypes,
  campaignStatus: statusFilters,
  campaignKind: bonuses.campaignKinds,
  campaignEvent: ['CREATE', 'UPDATE', 'PUBLISH', 'CANCEL'],
  betFilter: betsQuerySchema.shape.state.unwrap().options,
  betState: betTable.state.enumValues,
  betCall: callTable.kind.enumValues,
  betResult: selection.shape.result.def.innerType.options,
  betRejection: refusalCodes,
  eventFilter: sportsEventsQuerySchema.shape.state.unwrap().options,
  eventPhase: eventSchema.shape.phase.options,
  chatState: chat.conversationTable.state.enumValues,
  chatAuthor: chat.messageTable.author.enumValues,
  auditKind: eventKinds,
  actor: ['PLAYER', 'SYSTEM'],
  operatorRole: operatorRoles,
  operatorAction: Object.keys(rolesOf),
};

test.each(Object.keys(words) as WordKind[])('OPS-05 every value of %s has a word, and nothing else has', (kind) => {
  expect(Object.keys(words[kind]).toSorted()).toEqual([...values[kind]].toSorted());
  for (const [value, word] of Object.entries(words[kind])) {
    expect(word).not.toBe('');
    expect(word).not.toMatch(/_|[A-Z]{5}/);
    expect(word === value && /[A-Z_]/.test(value)).toBe(false);
  }
});

test('the words of withdrawals and documents cover their contracts', () => {
  expect(values.withdrawalFilter).toEqual(expect.arrayContaining([...withdrawalStatuses]));
  expect(verificationStatuses).toEqual(expect.arrayContaining([...documentStatuses]));
});

test('a word has its value as a tooltip and is what a form sends; an unknown value is shown as it is', () => {
  expect(String(renderWord('kycStatus', 'EDD_PENDING'))).toBe(
    '<span title="EDD_PENDING">questions about wealth to answer</span>',
  );
  expect(String(renderWordOptions('limitation', ['MAX_BET'], 'MAX_BET'))).toBe(
    '<option value="MAX_BET" selected title="MAX_BET">maximum stake</option>',
  );
  expect([wordOf('playerStatus', 'A_NEW_ONE'), wordOf('playerStatus', 'constructor')]).toEqual(['A_NEW_ONE', 'constructor']);
});
