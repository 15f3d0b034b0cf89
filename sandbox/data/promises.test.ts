import { siteLocales } from '#lib/core/market/markets.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { numberFormOf } from '#lib/core/money/number-form.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { roundWaitMinutes } from '#sandbox/data/tables/account-rules.ts';
import type { CampaignRow } from '#sandbox/data/tables/campaign-table.ts';
import { codeTable, campaignTable as rows } from '#sandbox/data/tables/campaign-table.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { documents, marketLocaleOf, ofType, refsOf, seedDay, textsOf } from '../../tests/fixtures/seed.ts';

const campaigns: ReadonlyMap<string, CampaignRow> = new Map(rows.map((row) => [row.campaignId, row]));
const promotions = ofType('promotion');
const inEnglish = promotions.filter((document) => marketLocaleOf(document) === 'market-un language-en');
const each = inEnglish.map((document) => [Object(document.slug).current as string, document] as const);

function campaignOf({ campaignId }: ContentDocument): CampaignRow {
  const row = campaigns.get(String(campaignId));
  if (!row) throw new Error(`There is no campaign ${String(campaignId)}.`);
  return row;
}

const isDeposit = ({ kind }: CampaignRow) => kind.endsWith('_DEPOSIT');
const tagsOf = (document: ContentDocument) => refsOf(document.tags).map((id) => id.replace('promotionTag-', ''));
/** Whole figures of a text: `1 750` and `1,750` are one. */
const figuresOf = (text: string) =>
  new Set((text.match(/\d[\d.,\u00a0\u202f ’]*/g) ?? []).map((figure) => Number(figure.replace(/\D/g, ''))));

test.each(each)('BON-01 CNT-29 the promotion %s names its campaign’s kind of action, days and tags', (_, document) => {
  const row = campaignOf(document);
  // Documents begin and end at midnight.
  const daysOf = (value: unknown) =>
    value === undefined ? undefined : Math.ceil((Date.parse(String(value)) - seedDay.getTime()) / dayMs);
  expect([daysOf(document.startsAt), daysOf(document.endsAt)]).toEqual([row.days[0], row.days[1]]);
  const tags = tagsOf(document);
  expect({
    deposit: tags.includes('deposit'),
    spins: tags.includes('free-spins'),
    cashback: tags.includes('cashback'),
    tournament: tags.includes('tournament'),
  }).toEqual({
    deposit: isDeposit(row),
    spins: row.terms.freeSpins !== undefined,
    cashback: row.terms.cashback !== undefined,
    tournament: row.kind === 'TOURNAMENT',
  });
  if (tags.includes('no-wagering')) expect(row.terms.wrMultiplier).toBe(0);
  const leadsToDeposit = String(Object(document.ctaAuthorised).url ?? '').endsWith('/deposit');
  if (leadsToDeposit) expect(isDeposit(row)).toBe(true);
  // Players of a tournament take part by playing; cashback and accumulators are joined first.
  expect(/\bopt in\b/i.test(textsOf([document.body, document.terms]).join(' '))).toBe(row.trigger === 'OPT_IN');
  expect(/\bGold\b/.test(textsOf(document.terms).join(' '))).toBe(row.terms.minLoyalty === 3);
});

test.each(each)('BON-01 the figures of the offer %s are those of its campaign', (slug, document) => {
  const { min, max, prize, spins, wr, days } = ownValue(offers, slug) ?? {};
  const { kind, terms } = campaignOf(document);
  const { minDeposit, maxBonus, amount, cashback, accumulator, freeSpins, wrMultiplier, validDays } = terms;
  expect({
    min: minDeposit,
    max: maxBonus ?? cashback?.cap ?? accumulator?.max,
    // The platform of tournaments pays their prizes.
    prize: kind === 'TOURNAMENT' ? prize : amount,
    spins: freeSpins && [freeSpins.count, freeSpins.wrMultiplier],
    wr: wr && wrMultiplier,
    days: days && validDays,
  }).toEqual({ min, max, prize, spins: spins && [spins, wr], wr, days });
});

test.each(siteLocales.map((locale) => [locale.locale, locale] as const))(
  'BON-01 the terms of the promotions of %s have the figures of their campaigns',
  (_, locale) => {
    const { market, contentLanguage, currency } = locale;
    const own = promotions.filter(
      (document) => marketLocaleOf(document) === `market-${market.toLowerCase()} language-${contentLanguage}`,
    );
    expect(own).toHaveLength(inEnglish.length);
    for (const document of own) {
      const { terms, kind } = campaignOf(document);
      const { minDeposit, maxBonus, matchPercent, wrMultiplier, cashback, freeSpins, amount, hours, accumulator } = terms;
      const money = (euro: number | undefined) =>
        euro === undefined ? [] : figuresOf(formatWholeMoney(scaleEuro(euro, currency), numberFormOf(locale)));
      const wagered = wrMultiplier > 1 ? [wrMultiplier] : [];
      const expected = [
        ...money(minDeposit),
        ...money(maxBonus),
        ...money(cashback?.cap),
        ...money(accumulator?.max),
        ...money(amount),
        ...(matchPercent === undefined ? [] : [matchPercent]),
        ...(cashback ? [cashback.rate * 100] : []),
        ...(freeSpins ? [freeSpins.count] : []),
        ...(kind === 'TOURNAMENT' || isDeposit(campaignOf(document)) || freeSpins ? wagered : []),
        ...(hours ? [hours[0], hours[1]] : []),
      ];
      const text = textsOf(document.terms).join(' ');
      const figures = figuresOf(text);
      const missing = expected.filter((figure) => !figures.has(figure) && !figures.has(figure * 100));
      expect([document._id, missing]).toEqual([document._id, []]);
      // The card of the promotion, in short.
      const { times } = Object(document.wagering) as { readonly times?: number };
      const onCard = [
        document.minDeposit,
        ...(kind === 'TOURNAMENT' || isDeposit(campaignOf(document)) || freeSpins ? [times] : []),
      ];
      const unnamed = onCard.filter((figure) => figure && !figures.has(Number(figure)) && !figures.has(Number(figure) * 100));
      expect([document._id, unnamed]).toEqual([document._id, []]);
      expect([document._id, document.minDeposit === undefined]).toEqual([document._id, minDeposit === undefined]);
    }
  },
);

test('BON-15 RTE-52 every code of a page is known, and leads to the campaign that the page describes', () => {
  const landings = [...ofType('promoLanding'), ...ofType('registrationLanding')];
  const withCode = landings.filter(({ bonusCode }) => bonusCode !== undefined);
  expect(withCode.length).toBeGreaterThan(0);
  for (const { _id, bonusCode, campaignId } of withCode) {
    const found = codeTable.find(({ code, siteId }) => code === bonusCode && siteId === undefined);
    const row: CampaignRow | undefined = found && campaigns.get(found.campaignId);
    expect([_id, row?.status ?? 'ACTIVE', found?.campaignId]).toEqual([
      _id,
      'ACTIVE',
      campaignId ?? found?.campaignId ?? 'a code',
    ]);
  }
});

test.each(siteLocales.map(({ locale, market, contentLanguage }) => [locale, market, contentLanguage] as const))(
  'RGA-10 the pages of %s name the longest time-out, the years for which the account is kept and how long a round waits',
  (_, market, language) => {
    const { timeoutHours, retention } = protectionRules(market);
    const textOfPage = (pageId: string) => {
      const isPage = (document: ContentDocument) =>
        document.pageId === pageId && marketLocaleOf(document) === `market-${market.toLowerCase()} language-${language}`;
      return textsOf(ofType('staticPage').find(isPage)?.body).join(' ');
    };
    const figuresOfPage = (pageId: string) => figuresOf(textOfPage(pageId));
    const days = Math.max(...timeoutHours) / 24;
    expect(figuresOfPage('responsible-gambling')).toContain(days);
    expect(figuresOfPage('terms')).toContain(days);
    expect(figuresOfPage('privacy-policy')).toContain(retention.accountYears);
    expect(textOfPage('casino-rules')).toMatch(new RegExp(`\\b${roundWaitMinutes}[ \\u00a0][Mm]inu`));
  },
);

test('BON-01 CNT-20 the instant cashback of the level Gold is that of its campaign, in every language', () => {
  const rate = campaigns.get('cmp_cashback_instant')?.terms.cashback?.rate ?? 0;
  for (const { _id, levels } of ofType('vipPage')) {
    const gold = textsOf((levels as readonly unknown[])[2]).join(' ');
    expect([_id, figuresOf(gold).has(rate * 100)]).toEqual([_id, true]);
  }
});

test('DEC-BON-17 a text that says what table games count for says that jackpot games and live tables count for nothing', () => {
  const texts = documents
    .filter((document) => marketLocaleOf(document) === 'market-un language-en')
    .flatMap((document) => textsOf(document));
  const shares = texts.filter((text) => /table games (?:count )?for 10%/.test(text));
  expect(shares.length).toBeGreaterThan(5);
  expect(shares.filter((text) => !text.includes('Jackpot games and live tables do not count.'))).toEqual([]);
  const live = texts.filter((text) => /^live tables: \d/i.test(text));
  expect(live.filter((text) => !text.includes('for a live casino bonus only'))).toEqual([]);
});
