import { marketLocales } from '#lib/core/market/locale.ts';
import { marketRecords } from '#lib/core/market/markets.ts';
import { registrationCountries } from '#lib/core/market/registration-countries.ts';
import timeZones from '#lib/core/market/time-zones.json' with { type: 'json' };
import { find, ofType, refsOf, walk } from '../../tests/fixtures/seed.ts';
import { drawPaymentMark } from './content/images/payment-marks.ts';
import { countryTable, sortedProvinces } from './tables/country-table.ts';
import { paymentTable } from './tables/payment-table.ts';

describe('markets and languages', () => {
  test('MKT-10 lists the dormant markets as records that are not active', () => {
    const active = ofType('market').filter((market) => market.active);
    expect(active.map(({ id }) => id).sort()).toEqual(Object.keys(marketRecords).sort());
    for (const code of ['SE', 'GB', 'PH', 'PT', 'TR', 'PL', 'ZA', 'FR', 'BM', 'JP'])
      expect(find(`market-${code.toLowerCase()}`)).toMatchObject({ isMarketEnabled: false, active: false });
  });

  test('MKT-31 have the seventeen specified languages, and es', () => {
    const codes = ofType('language').map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining('en fi no de caf ca nz fr inen cl pe pt br ja tl tr pl es'.split(' ')));
  });

  test('MKT-14 and MKT-31 describe a market in full', () => {
    expect(Object.keys(find('market-ca'))).toEqual(
      expect.arrayContaining(
        'id name languages isMarketEnabled isCustomMarketId localeMapping originCountryCode mapLanguageToCustomLanguage regionLanguage route active flag paymentMethods disableLiveChat licences footer pnpEnabled timeZone currency segmentIds'.split(
          ' ',
        ),
      ),
    );
    expect(find('market-ca')).toMatchObject({
      regionLanguage: [{ region: 'QC', language: 'caf' }],
      mapLanguageToCustomLanguage: { en: 'ca', fr: 'caf' },
      localeMapping: { en: 'en-CA', fr: 'fr-CA' },
    });
  });

  test('MKT-11 match the routable locales of the code', () => {
    for (const market of ofType('market').filter(({ active }) => active)) {
      const locales = marketLocales(String(market.id));
      expect(refsOf(market.languages)).toEqual(locales.map(({ contentLanguage }) => `language-${contentLanguage}`));
      expect(Object.values(market.localeMapping ?? {})).toEqual(locales.map(({ locale }) => locale));
      expect(market).toMatchObject({ currency: locales[0]?.currency, timeZone: locales[0]?.timeZone });
    }
  });

  test('offers each market its payment methods and bounds', () => {
    expect(find('market-fi').paymentMethods).toContainEqual(
      expect.objectContaining({ _key: 'trustly', min: 10, max: 10_000, minWithdraw: 20, withdrawTime: 'within-1-hour' }),
    );
    expect(find('market-nz').paymentMethods).toContainEqual(expect.objectContaining({ _key: 'creditcard', min: 15, max: 7_500 }));
    expect(find('market-cl').paymentMethods).toContainEqual(expect.objectContaining({ _key: 'creditcard', min: 10_000 }));
    expect(find('market-br').paymentMethods).not.toContainEqual(expect.objectContaining({ _key: 'skrill' }));
    expect(find('market-at')).toMatchObject({ limitIncreaseDelayHours: 168, pnpEnabled: false });
    expect(find('market-fi')).toMatchObject({ limitIncreaseDelayHours: 24, pnpEnabled: true });
  });
});

describe('countries', () => {
  const countries = ofType('country');

  test('have every field of a country entry', () => {
    for (const country of countries)
      expect(country).toMatchObject({
        code: expect.stringMatching(/^[A-Z]{2}$/),
        name: expect.any(String),
        isd: expect.stringMatching(/^[1-9]\d{0,3}$/),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
        active: expect.any(Boolean),
        allowed: expect.any(Boolean),
        location: { lat: expect.any(Number), lon: expect.any(Number) },
        removeCountryFromRegistration: expect.any(Array),
      });
  });

  test.each(
    'BR BRL,CA CAD,CL CLP,FI EUR,FR EUR,GB GBP,IN INR,NZ NZD,NO NOK,PE PEN,PH PHP,PL PLN,ZA ZAR,TR TRY,BM EUR,DE EUR,JP JPY'
      .split(',')
      .map((pair) => pair.split(' ')),
  )('MKT-16 %s pays in %s', (code, currency) => expect(find(`country-${code?.toLowerCase()}`).currency).toBe(currency));

  test('MKT-17 only Canada, Finland, New Zealand and Norway are active', () => {
    expect(countries.filter(({ active }) => active).map(({ code }) => code)).toEqual(['CA', 'FI', 'NO', 'NZ']);
  });

  test('MKT-18 the list of UN leaves out Bulgaria, Switzerland and Poland, and no market offers a restricted country', () => {
    const listed = countries.map(({ code, name, active, allowed, removeCountryFromRegistration }) => ({
      code: String(code),
      name: String(name),
      active: active === true,
      allowed: allowed === true,
      removeCountryFromRegistration: [removeCountryFromRegistration].flat().map(String),
    }));
    const offered = (market: string) => registrationCountries(listed, market).map(({ code }) => code);
    expect(offered('FI').filter((code) => !offered('UN').includes(code))).toEqual(['BG', 'PL', 'CH']);
    for (const code of ['US', 'GB', 'FR', 'NL', 'ES', 'IT', 'AU', 'SG']) expect(offered('FI')).not.toContain(code);
    expect(offered('UN').slice(0, 5)).toEqual(['CA', 'FI', 'NZ', 'NO', 'AX']);
  });

  test('MKT-19 Canada has eleven provinces to register from, and Ontario in the sorted list', () => {
    const labels = (field: unknown) => walk(field).flatMap(([path, value]) => (path.endsWith('.label') ? [String(value)] : []));
    const { provinces, allProvinces } = find('country-ca');
    expect(labels(provinces)).toHaveLength(11);
    expect(labels(provinces)).toContain('Northwest Territories/Nunavut');
    expect(labels(provinces)).not.toContain('Ontario');
    expect(labels(allProvinces)).toEqual([...labels(provinces), 'Ontario'].sort());
  });

  test('DEC-X-16 every country and province to register from has a time zone', () => {
    expect(countryTable.filter(({ code }) => !(code in timeZones.countries))).toEqual([]);
    expect(sortedProvinces.filter(({ code }) => !(code in timeZones.provinces.CA))).toEqual([]);
  });

  test('DEP-02 no two payment methods share a colour or a drawing', () => {
    const marks = paymentTable.map(({ code }) => drawPaymentMark(code));
    expect(new Set(marks.map((mark) => mark.match(/fill="(#\w+)" d="M0 0/)?.[1])).size).toBe(paymentTable.length);
    expect(new Set(marks.map((mark) => mark.replace(/^.*?<g /, ''))).size).toBe(paymentTable.length);
    expect(new Set(ofType('paymentMethod').map(({ logo }) => JSON.stringify(logo))).size).toBe(paymentTable.length);
  });
});
