import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { operate } from '../journeys/support/operator.ts';

const openingSchema = z.object({
  country: z.string().nullable(),
  texts: z.record(z.string(), z.string()),
  form: z.object({
    preselected: z.string(),
    countries: z.array(z.object({ code: z.string() })),
    provinces: z.record(z.string(), z.array(z.object({ code: z.string(), label: z.string(), isOpen: z.boolean() }))),
  }),
});

async function open(request: APIRequestContext, locale: string) {
  const response = await request.get(`/api/content/registration?locale=${locale}`);
  expect(response.status()).toBe(200);
  return openingSchema.parse(await response.json());
}

test.afterEach(async () => {
  await operate('geo', { country: null });
  await operate('faults', { reset: true });
});

test('MKT-18 MKT-24 SGN-17 SGN-28 the countries of a market are offered, and the visitor’s country is detected', async ({
  request,
}) => {
  await operate('geo', { country: 'BG' });
  const austrian = await open(request, 'de-AT');
  expect(austrian.form.preselected).toBe('AT');
  expect(austrian.form.countries.map(({ code }) => code)).toContain('BG');
  const { country, form } = await open(request, 'en-UN');
  expect(country).toBe('BG');
  expect(form.preselected).toBe('FI');
  const codes = form.countries.map(({ code }) => code);
  expect(codes).toContain('FI');
  expect(codes.filter((code) => ['BG', 'PL', 'CH'].includes(code))).toEqual([]);
});

test('MKT-19 SGN-17 Canada’s provinces are sorted and include Ontario, whose residents may not register', async ({ request }) => {
  const provinces = (await open(request, 'fr-CA')).form.provinces.CA ?? [];
  const labels = provinces.map(({ label }) => label);
  expect(labels).toHaveLength(12);
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')));
  expect(labels).toEqual(expect.arrayContaining(['Ontario', 'Northwest Territories/Nunavut']));
  expect(provinces.filter(({ isOpen }) => isOpen)).toHaveLength(11);
  expect(provinces.find(({ label }) => label === 'Ontario')).toMatchObject({ isOpen: false });
});

test('XTR-04 the texts of the form are content, by market and language', async ({ request }) => {
  const intros = await Promise.all(['en-CA', 'fr-CA', 'en-FI'].map(async (locale) => (await open(request, locale)).texts.intro));
  expect(intros).toEqual([
    expect.stringContaining('your province'),
    expect.stringContaining('votre province'),
    expect.stringContaining('your own name'),
  ]);
});

test('registration is closed while the location is unknown', async ({ request }) => {
  await operate('faults', { service: 'access', pathPattern: 'context', status: 503 });
  expect((await open(request, 'fi-FI')).country).toBeNull();
  await operate('faults', { reset: true });
  // The site retries after a delay.
  await expect.poll(async () => (await open(request, 'fi-FI')).country, { intervals: [200] }).not.toBeNull();
});
