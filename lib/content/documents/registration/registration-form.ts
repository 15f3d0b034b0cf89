import 'server-only';
import { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { countryRecord, minimumAge } from '#lib/core/market/countries.ts';
import { preselectedCountry, registrationCountries } from '#lib/core/market/registration-countries.ts';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { editorial, pictureGroq, pictureSchema } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentOf, documentsOf, listOf, partOf } from '../../query/tolerant.ts';
import type { RegistrationForm } from '../../types.ts';
import { readTermsVersion } from '../terms.ts';

const provinceSchema = z.object({ code: z.string(), label: z.string() });

const countriesQuery = contentQuery({
  groq: `*[_type == "country"]{
    code, name, isd, active, allowed, removeCountryFromRegistration, provinces[]{code, label}, allProvinces[]{code, label}
  }`,
  types: ['country'],
  shape: documentsOf(
    'country',
    z.object({
      code: z.string(),
      name: z.string(),
      isd: z.string(),
      active: z.boolean().nullish(),
      allowed: z.boolean().nullish(),
      removeCountryFromRegistration: listOf('market', z.string()),
      provinces: listOf('province', provinceSchema),
      allProvinces: listOf('province', provinceSchema),
    }),
  ),
});

const bonusQuery = contentQuery({
  groq: `${editorial('signupBonusBlock')}{
    title, description, showBannerImg, "icon": select(defined(iconUrl) => iconUrl${pictureGroq}), iconImgAlt,
    "banner": select(defined(bannerImg) => bannerImg${pictureGroq}),
    "background": select(defined(backgroundImg) => backgroundImg${pictureGroq}), smsMaxAttempts{title, body, cta}
  }[0]`,
  types: ['signupBonusBlock', 'sanity.imageAsset'],
  shape: documentOf(
    'signupBonusBlock',
    z.object({
      title: z.string(),
      description: z.string().nullish(),
      showBannerImg: z.boolean().nullish(),
      icon: partOf('picture', pictureSchema),
      iconImgAlt: z.string().nullish(),
      banner: partOf('picture', pictureSchema),
      background: partOf('picture', pictureSchema),
      smsMaxAttempts: z.object({ title: z.string().nullish(), body: z.string().nullish(), cta: z.string().nullish() }).nullish(),
    }),
  ),
});

/** SGN-27, DEC-CTRY: content of the registration form in a market and language. */
export async function readRegistrationForm(context: PageContext): Promise<RegistrationForm> {
  const [countries, bonus, termsVersion] = await Promise.all([
    readContent(countriesQuery, {}),
    readContent(bonusQuery, contentParams(context)),
    readTermsVersion(),
  ]);
  const { market, apiLanguage } = context.locale;
  // Registration accepts ISO 3166 codes only.
  const named = countries.filter(({ code }) => /^[A-Z]{2}$/.test(code));
  const listed = named.map((country) => ({ ...country, active: country.active === true, allowed: country.allowed === true }));
  const offered = registrationCountries(listed, market);
  const { SITE_ID, SIGNUP_TWO_STEP } = siteConfig();
  return {
    siteId: String(SITE_ID),
    languageCode: apiLanguage,
    preselected: preselectedCountry(offered, market),
    countries: offered.map(({ code, name, isd, active }) => ({ code, name, prefix: prefixOf(isd), isPinned: active })),
    provinces: Object.fromEntries(
      offered
        .filter(({ allProvinces }) => allProvinces.length > 0)
        .map(({ code, allProvinces, provinces }) => {
          const open = new Set(provinces.map((province) => province.code));
          return [code, allProvinces.map((province) => ({ ...province, isOpen: open.has(province.code) }))];
        }),
    ),
    requirements: Object.fromEntries(offered.flatMap(({ code }) => requirementsOf(code))),
    twoStepCountries: SIGNUP_TWO_STEP,
    termsVersion: termsVersion ?? '0',
    bonus: bonus && {
      title: bonus.title,
      description: bonus.description ?? '',
      icon: bonus.icon && { ...bonus.icon, alt: bonus.iconImgAlt ?? bonus.icon.alt },
      banner: bonus.showBannerImg === true ? bonus.banner : null,
      background: bonus.background,
      maxAttempts: {
        title: bonus.smsMaxAttempts?.title ?? '',
        text: bonus.smsMaxAttempts?.body ?? '',
        action: bonus.smsMaxAttempts?.cta ?? '',
      },
    },
  };
}

/** The islands of the North American plan share `+1`. */
function prefixOf(dialCode: string): string {
  return dialCode.startsWith('1') ? '+1' : `+${dialCode}`;
}

/** The requirements of a country, if they are not the usual ones. */
function requirementsOf(code: string): (readonly [string, RegistrationForm['requirements'][string]])[] {
  const { cpfRequired = false, provinceRequired = false, minimumAgeOfProvince } = countryRecord(code);
  const minAge = minimumAge(code);
  const isUsual = minAge === 18 && !cpfRequired && !provinceRequired && !minimumAgeOfProvince;
  return isUsual ? [] : [[code, { cpfRequired, provinceRequired, minAge, minAgeOfProvince: minimumAgeOfProvince }]];
}
