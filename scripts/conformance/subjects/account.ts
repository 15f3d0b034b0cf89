import { changeLanguage, readAccessDetails, readProfile, readSignIns, readTransactionSummary } from '#lib/account/contract.ts';
import { currencyRecords } from '#lib/core/money/currencies.ts';
import { type Point, point } from '../point.ts';
import { notValid, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const needs = ['platform', 'identity', 'player'] as const;
const flags = ['payout', 'casino', 'liveCasino', 'sports', 'virtualSports', 'bonuses', 'deposit', 'withdrawal'] as const;

/** Who the player is, and what the player may do. */
export const accountPoints: readonly Point[] = [
  point({
    id: 'account.profile',
    title: 'The profile is answered by its contract, with a known currency and dates',
    rule: 'DEC-WIRE-7',
    means: 'No page of the account opens, and no game.',
    needs,
    async run(backend) {
      const profile = await fetchReply(backend, readProfile, {}, { as: await backend.player() });
      requireTrue(currencyRecords.has(profile.currencyCode), 'a currency of the site', profile.currencyCode);
      requireTrue(/^[A-Z]{2}$/.test(profile.countryCode), 'a country of two letters', 'another text');
      requireTrue(/^\d{4}-\d\d-\d\d$/.test(profile.dateOfBirth), 'a date of birth without a time', 'another text');
      toInstant(profile.registrationDate, 'registrationDate');
      const requested = profile.requestDocumentTypeStatus;
      requireTrue(
        /^(?:[A-Z_]+(?:,[A-Z_]+)*)?$/.test(requested),
        'a list of documents with commas, without spaces',
        'another text',
      );
    },
  }),
  point({
    id: 'account.access',
    title: 'The access details have the flags of the profile',
    rule: 'DEC-WIRE-7',
    means: 'Pages and menus disagree about what a player may do: a blocked player plays, or a free one is turned away.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const [profile, details] = [
        await fetchReply(backend, readProfile, {}, { as }),
        await fetchReply(backend, readAccessDetails, {}, { as }),
      ];
      for (const flag of flags) requireEqual(details[flag], profile[flag], `the flag ${flag}`);
    },
  }),
  point({
    id: 'account.summary',
    title: 'The summary of payments has exact amounts in the currency of the profile',
    rule: 'DEC-WIRE-1',
    means: 'First deposits are taken for later ones, with another bonus and other tracking.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const summary = await fetchReply(backend, readTransactionSummary, {}, { as });
      const { currencyCode } = await fetchReply(backend, readProfile, {}, { as });
      requireEqual(summary.currency, currencyCode, 'the currency of the summary');
      const paid = toMinor(summary.totalDepositsAmount, summary.currency, 'totalDepositsAmount');
      requireEqual(paid > 0, summary.totalDepositsCount > 0, 'an amount of deposits where there are deposits');
      toMinor(summary.totalWithdrawalsAmount, summary.currency, 'totalWithdrawalsAmount');
    },
  }),
  point({
    id: 'account.sign-ins',
    title: 'The sign-ins are listed newest first, with this one',
    rule: 'LOG-26',
    means: 'Players do not see that someone else uses their account.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const list = await fetchReply(backend, readSignIns, { query: { limit: 5 } }, { as });
      const times = list.map(({ loginDate }) => toInstant(loginDate, 'loginDate'));
      requireTrue(times.length > 0, 'the sign-in of this run', 'none');
      requireSorted(times, 'descending', 'the times of the sign-ins');
    },
  }),
  point({
    id: 'account.language',
    title: 'A language code that is none is refused, and the player’s own is taken',
    rule: 'DEC-PATH-4',
    means: 'Messages to the player are sent in the wrong language.',
    needs: [...needs, 'mayChange'],
    async run(backend) {
      const as = await backend.player();
      await requireRefused(backend, changeLanguage, { body: { languageCode: '1' } }, notValid, { as });
      const { languageCode } = await fetchReply(backend, readProfile, {}, { as });
      await fetchReply(backend, changeLanguage, { body: { languageCode } }, { as });
      requireEqual((await fetchReply(backend, readProfile, {}, { as })).languageCode, languageCode, 'the language');
    },
  }),
];
