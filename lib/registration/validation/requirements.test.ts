import type { RiskSetting } from '../contract.ts';
import { requirementsOf } from './requirements.ts';

const setting: RiskSetting = {
  supported: true,
  countryCode: 'FI',
  verification: 'SMS',
  captchaRequired: true,
  pnp: false,
  cpfRequired: true,
  provinceRequired: true,
  minAge: 21,
  minAgeOfProvince: { LP: 20 },
};

test('SGN-07 the platform decides what a registration asks for, the minimum age and the captcha included', () => {
  expect(requirementsOf({}, 'FI', '', setting)).toEqual({
    cpfRequired: true,
    provinceRequired: true,
    minAge: 21,
    captchaRequired: true,
  });
  expect(requirementsOf({}, 'FI', '', { ...setting, captchaRequired: false }).captchaRequired).toBe(false);
  expect(requirementsOf({}, 'FI', '', null).captchaRequired).toBe(true);
  expect(requirementsOf({}, 'FI', 'LP', setting).minAge).toBe(20);
});

const known = {
  BR: { cpfRequired: true, provinceRequired: false, minAge: 18 },
  CA: { cpfRequired: false, provinceRequired: true, minAge: 19, minAgeOfProvince: { QC: 18 } },
};

test.each([
  ['FI', '', { cpfRequired: false, provinceRequired: false, minAge: 18 }],
  ['BR', '', { cpfRequired: true, provinceRequired: false, minAge: 18 }],
  ['CA', 'NS', { cpfRequired: false, provinceRequired: true, minAge: 19 }],
  ['CA', 'QC', { cpfRequired: false, provinceRequired: true, minAge: 18 }],
])('DEC-VAL-5 until the platform answers, the form’s content decides of %s %s', (country, province, expected) => {
  expect(requirementsOf(known, country, province, null)).toEqual({ ...expected, captchaRequired: true });
});
