import { findDocumentErrors } from './document-errors.ts';

const picture = { _type: 'image', asset: { _ref: 'image-a-1x1-png' } };
const banner = { _id: 'drafts.a', _type: 'banner', title: 'A', imageDesktop: picture, imageMobile: picture };

test.each([
  [{}, []],
  [{ title: undefined }, ['title: is required']],
  [{ title: null }, ['title: is required']],
  [{ title: ' ' }, ['title: is required']],
  [{ imageMobile: { _type: 'image' } }, ['imageMobile: needs a file']],
  [{ anonymousCta: { label: 'Go', url: 'javascript:alert(1)' } }, [expect.stringMatching(/^anonymousCta\.url: Write a path/)]],
  [{ button: { type: 'game', label: 'Play', param: 'lantern' } }, []],
  [{ button: { type: 'link', label: 'Play', param: 'lantern' } }, [expect.stringMatching(/^button\.param: Write a path/)]],
  [{ authorized: 'not-authorized', targetAudience: { option: 'noLimit', groups: null } }, []],
  [
    { authorized: 'not-authorized', targetAudience: { option: 'csv', playerIds: '100024' } },
    ['targetAudience: Visitors who are not signed in are in no group or list.'],
  ],
  [{ targetAudience: { option: 'csv' } }, ['targetAudience: Write the numbers of the players.']],
  [{ targetAudience: { option: 'group', groups: [] } }, ['targetAudience: Choose at least one number of deposits.']],
  [{ targetAudience: { option: 'group', groups: ['DEPOSIT_COUNT_0'] } }, []],
  [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, ['endsAt: The end has to lie after the start.']],
  [
    {
      market: [
        { _key: 'a', _ref: 'market-fi' },
        { _key: 'b', _ref: 'market-fi' },
      ],
    },
    ['market: has a member twice'],
  ],
])('a banner with %j has the errors %j', (change, errors) => {
  expect(findDocumentErrors({ ...banner, ...change })).toEqual(errors);
});

test.each([
  [{ start: '18:00', end: '02:00' }, []],
  [{ start: '00:00', end: '00:00' }, []],
  [{ start: '08:00', end: '24:00' }, []],
  [{ start: '24:00', end: '24:30' }, ['hours.start: has to be a time as 08:00', 'hours.end: has to be a time as 22:00 or 24:00']],
  [{ end: '02:00' }, ['hours: Write when it opens and when it closes, or neither.']],
  [{ timeZone: 'Europe/Atlantis' }, ['hours: There is no time zone “Europe/Atlantis”.']],
])('CNT-32 opening hours of %j have the errors %j', (hours, errors) => {
  expect(findDocumentErrors({ _type: 'liveChat', key: 'parlour', hours })).toEqual(errors);
});

test('a lobby takes only numbers that fit its page', () => {
  const grid = { desktop: { cols: 13, rows: 60 }, mobile: { cols: 0, rows: 1 } };
  expect(findDocumentErrors({ _type: 'casinoSettings', allGamesGrid: grid, recentlyPlayed: { rowSpan: 4 } })).toEqual([
    'allGamesGrid.desktop.cols: has to be at most 12',
    'allGamesGrid.mobile.cols: has to be at least 1',
    'recentlyPlayed.rowSpan: has to be at most 3',
  ]);
});

test.each([
  [{ restrictedCountry: ['NO', 'SE'] }, []],
  [
    { restrictedCountry: ['Norway', 'no', ''] },
    ['restrictedCountry.0: has no choice “Norway”', 'restrictedCountry.1: has no choice “no”'],
  ],
  [{ restrictedCountry: ['NO', 'NO'] }, ['restrictedCountry: has a member twice']],
])('DEC-GAM-8 a studio with %j has the errors %j', (change, errors) => {
  const studio = { _type: 'subProvider', title: 'A', provider: { _type: 'reference', _ref: 'a' } };
  expect(findDocumentErrors({ ...studio, ...change })).toEqual(errors);
});

const prose = [{ _key: 'a', _type: 'block', children: [] }];
const unsaid = 'changeSummary: Write it at least in English.';
const unwritten = 'body: Write the text, or the address of a document, at least in English.';

test.each([
  [{}, [unsaid, unwritten]],
  [{ changeSummary: { en: [] }, body: { fi: prose } }, [unsaid, unwritten]],
  [{ changeSummary: { en: ['First edition'] }, body: { en: prose } }, []],
  [{ changeSummary: { en: ['First edition'] }, files: { en: '/terms' } }, []],
  [
    { changeSummary: { en: ['First edition'] }, files: { _type: 'localeString', en: '/terms', fi: 'terms.pdf' } },
    [expect.stringMatching(/^files: Write a path/)],
  ],
])('TRM-01 terms with %j have the errors %j', (texts, errors) => {
  const terms = { _type: 'termsVersion', version: '3.0', publishedAt: '2026-12-01T00:00:00Z' };
  expect(findDocumentErrors({ ...terms, ...texts })).toEqual(errors);
});

test.each([
  [{}, []],
  [{ min: 10, max: 500 }, []],
  [{ min: 10 }, ['max']],
  [{ min: 500, max: 10, maxWithdraw: 10 }, ['max', 'maxWithdraw']],
])('CNT-21 a payment method of a market with %j has errors in %j', (bounds, fields) => {
  const methods = [{ _key: 'a', method: { _type: 'reference', _ref: 'card' }, ...bounds }];
  expect(findDocumentErrors({ _type: 'market', id: 'FI', name: 'Finland', paymentMethods: methods })).toEqual(
    fields.map((field) => `paymentMethods.0.${field}: Write the least and the most, or neither.`),
  );
});

test.each([
  ['staticPage', { pageId: 'privacy' }, ['pageUrl: is required']],
  ['staticPage', { pageId: 'privacy', pageUrl: '/privacy-policy' }, ['pageUrl: Write a slash and the name of the page.']],
  ['staticPage', { pageId: 'privacy', pageUrl: '/privacy' }, []],
  ['contactPage', { slug: { _type: 'slug', current: 'help' } }, ['slug: The address of this page is contact.']],
  ['contactPage', { slug: { _type: 'slug', current: 'contact' } }, []],
  ['infoPage', { slug: { _type: 'slug', current: 'help' } }, []],
])('RTE-11 RTE-16 the %s with the address %j has the errors %j', (_type, address, errors) => {
  expect(findDocumentErrors({ _type, title: 'A page', ...address })).toEqual(errors);
});

test('members of lists and the fields of shared types are checked', () => {
  const page = { _type: 'landingPage', id: 'spring', title: 'Spring' };
  const sections = [{ _key: 'a', _type: 'faq', title: 'Questions', entries: [{ _key: 'b', question: 'Why?' }] }];
  expect(findDocumentErrors({ ...page, sections })).toEqual(['sections.0.entries.0.answer: is required']);
  expect(findDocumentErrors({ _type: 'something else' })).toEqual([]);
});
