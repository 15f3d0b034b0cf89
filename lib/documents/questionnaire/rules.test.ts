import { emptySelections, listMissing, type Selections, toAnswer, toSelections } from './rules.ts';

const lists = {
  occupations: [
    { code: 'NURSE', label: 'Nurse', isOther: false },
    { code: 'OTHER', label: 'Other', isOther: true },
  ],
  sources: [
    { code: 'SALARY', label: 'Salary', isOther: false },
    { code: 'OTHER', label: 'Other', isOther: true },
  ],
};
const complete: Selections = {
  ...emptySelections,
  occupation: 'NURSE',
  salaryRangeId: 2,
  sourceOfFunds: 'SALARY',
  placeOfBirth: ' Turku ',
  nationality: 'FI',
};

test.each<[Partial<Selections>, (keyof Selections)[]]>([
  [{}, []],
  [{ occupation: '' }, ['occupation']],
  [{ occupation: 'MADE_UP' }, ['occupation']],
  [{ salaryRangeId: 0 }, ['salaryRangeId']],
  [{ sourceOfFunds: '' }, ['sourceOfFunds']],
  [{ occupation: 'OTHER' }, ['otherOccupation']],
  [{ occupation: 'OTHER', otherOccupation: '   ' }, ['otherOccupation']],
  [{ occupation: 'OTHER', otherOccupation: '\u200b\u00a0\u2060' }, ['otherOccupation']],
  [{ occupation: 'OTHER', otherOccupation: 'Beekeeper' }, []],
  [{ sourceOfFunds: 'OTHER' }, ['otherSourceOfFunds']],
  [{ sourceOfFunds: 'OTHER', otherSourceOfFunds: 'A prize' }, []],
  [{ placeOfBirth: 'T', nationality: '' }, ['placeOfBirth', 'nationality']],
])('EDD-03 EDD-04 with %j these fields are missing: %j', (change, missing) => {
  expect(listMissing({ ...complete, ...change }, lists)).toEqual(missing);
});

test('EDD-05 the free text is sent in place of “other”, and is not sent otherwise', () => {
  expect(toAnswer({ ...complete, otherOccupation: 'left over' }, lists)).toEqual({
    occupation: 'Nurse',
    salaryRangeId: 2,
    sourceOfFunds: 'Salary',
    placeOfBirth: 'Turku',
    nationality: 'FI',
  });
  const others = { occupation: 'OTHER', otherOccupation: ' Beekeeper ', sourceOfFunds: 'OTHER', otherSourceOfFunds: 'A prize' };
  expect(toAnswer({ ...complete, ...others }, lists)).toMatchObject({ occupation: 'Beekeeper', sourceOfFunds: 'A prize' });
});

test('EDD-06 an answer that was returned is filled in again, with free text as “other”', () => {
  const others = { occupation: 'OTHER', otherOccupation: 'Beekeeper' };
  for (const selections of [complete, { ...complete, ...others }]) {
    expect(toSelections(toAnswer(selections, lists), lists)).toEqual({ ...selections, placeOfBirth: 'Turku' });
  }
});
