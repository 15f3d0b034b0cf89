import { changeLanguage, readAccessDetails, readProfile, readSignIns, readTransactionSummary } from '#lib/account/contract.ts';
import { currencyRecords } from '#lib/core/money/currencies.ts';
import type { Runs } from '../point.ts';
import { notValid, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const flags = ['payout', 'casino', 'liveCasino', 'sports', 'virtualSports', 'bonuses', 'deposit', 'withdrawal'] as const;

/** Who the player is, and what the player may do. */
export const accountRuns = {
  'account.profile': async (backend) => {
    const profile = await fetchReply(backend, readProfile, {}, { as: await backend.player() });
    requireTrue(currencyRecords.has(profile.currencyCode), 'a currency of the site', profile.currencyCode);
    requireTrue(/^[A-Z]{2}$/.test(profile.countryCode), 'a country of two letters', 'another text');
    requireTrue(/^\d{4}-\d\d-\d\d$/.test(profile.dateOfBirth), 'a date of birth without a time', 'another text');
    toInstant(profile.registrationDate, 'registrationDate');
    const requested = profile.requestDocumentTypeStatus;
    requireTrue(/^(?:[A-Z_]+(?:,[A-Z_]+)*)?$/.test(requested), 'a list of documents with commas, without spaces', 'another text');
  },
  'account.access': async (backend) => {
    const as = await backend.player();
    const [profile, details] = [
      await fetchReply(backend, readProfile, {}, { as }),
      await fetchReply(backend, readAccessDetails, {}, { as }),
    ];
    for (const flag of flags) requireEqual(details[flag], profile[flag], `the flag ${flag}`);
  },
  'account.summary': async (backend) => {
    const as = await backend.player();
    const summary = await fetchReply(backend, readTransactionSummary, {}, { as });
    const { currencyCode } = await fetchReply(backend, readProfile, {}, { as });
    requireEqual(summary.currency, currencyCode, 'the currency of the summary');
    const paid = toMinor(summary.totalDepositsAmount, summary.currency, 'totalDepositsAmount');
    requireEqual(paid > 0, summary.totalDepositsCount > 0, 'an amount of deposits where there are deposits');
    toMinor(summary.totalWithdrawalsAmount, summary.currency, 'totalWithdrawalsAmount');
  },
  'account.sign-ins': async (backend) => {
    const as = await backend.player();
    const list = await fetchReply(backend, readSignIns, { query: { limit: 5 } }, { as });
    const times = list.map(({ loginDate }) => toInstant(loginDate, 'loginDate'));
    requireTrue(times.length > 0, 'the sign-in of this run', 'none');
    requireSorted(times, 'descending', 'the times of the sign-ins');
  },
  'account.language': async (backend) => {
    const as = await backend.player();
    await requireRefused(backend, changeLanguage, { body: { languageCode: '1' } }, notValid, { as });
    const { languageCode } = await fetchReply(backend, readProfile, {}, { as });
    await fetchReply(backend, changeLanguage, { body: { languageCode } }, { as });
    requireEqual((await fetchReply(backend, readProfile, {}, { as })).languageCode, languageCode, 'the language');
  },
} satisfies Partial<Runs>;
