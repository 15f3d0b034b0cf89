import { isPostCode, writePostCode } from './post-code.ts';

test.each([
  ['FI', 'FI-00100', '00100'],
  ['FI', 'fi 00100', '00100'],
  ['FI', 'FIN – 00 100', '00100'],
  ['FI', 'AX-22100', '22100'],
  ['FI', '００１００', '00100'],
  ['FI', '٠٠١٠٠', '00100'],
  ['FI', '\u00a000100\u200b', '00100'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['AT', 'AT 1010', '1010'],
  ['AT', 'A-1010', '1010'],
  ['NO', 'NO-0150', '0150'],
  ['NO', 'N0150', '0150'],
  ['BR', 'CEP 01310-000', '01310000'],
  ['BR', 'BR-01310-000', '01310000'],
  ['IN', 'PIN: 411 001', undefined],
  ['IN', 'IN 411 001', '411001'],
  ['NZ', 'NZ 6011', '6011'],
  ['CA', 'CA K1A 0B1', 'K1A 0B1'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['MT', 'VLT 1117', 'VLT 1117'],
  ['LV', 'LV-1010', 'LV-1010'],
])('DEC-VAL-7 in %s, %j is stored as %s', (country, typed, stored) => {
  expect(isPostCode(country, typed) ? writePostCode(country, typed) : undefined).toBe(stored);
});

test.each([
  ['FI', 'DE-10115'],
  ['FI', '1010'],
  ['FI', '001000'],
  ['FI', 'FI-FI-00100'],
  ['FI', '00100 Helsinki'],
  ['AT', 'D-1010'],
  ['NO', '0'],
  ['BR', '01310'],
  ['CA', 'K1A 0BI'],
  ['CA', '00100'],
  ['IN', '41100'],
  ['constructor', '<1>'],
  ['MT', ''],
  ['MT', '\u200b'],
  ['MT', "1'; --"],
])('DEC-VAL-7 in %s, %j is no post code', (country, typed) => expect(isPostCode(country, typed)).toBe(false));
