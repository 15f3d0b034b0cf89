import 'server-only';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { preselectedCountry, registrationCountries } from '#lib/market/countries.ts';
import { prefixOf } from '#lib/registration/phone.ts';
import { editorial, pictureGroq, pictureSchema } from './fragments.ts';
import { contentParams, type PageContext } from './params.ts';
import { contentQuery, readPublished } from './read.ts';
import { readTermsVersion } from './terms.ts';
import { listOf, partOf } from './tolerant.ts';
import type { RegistrationForm } from './types.ts';

const placeSchema = z.object({ code: z.string(), label: z.string() });

const query = contentQuery({
  groq: `{
    "countries": *[_type == "country"]{
      code, name, isd, active, allowed, removeCountryFromRegistration, provinces[]{code, label}, allProvinces[]{code, label}
    },
    "bonus": ${editorial('signupBonusBlock')}{
      title, description, showBannerImg, "icon": select(defined(iconUrl) => iconUrl${pictureGroq}), iconImgAlt,
      "banner": select(defined(bannerImg) => bannerImg${pictureGroq}),
      "background": select(defined(backgroundImg) => backgroundImg${pictureGroq}), smsMaxAttempts{title, body, cta}
    }[0]
  }`,
  types: ['country', 'signupBonusBlock', 'sanity.imageAsset'],
  shape: z.object({
    countries: listOf(
      'country',
      z.object({
        code: z.string(),
        name: z.string(),
        isd: z.string(),
        active: z.boolean().nullish(),
        allowed: z.boolean().nullish(),
        removeCountryFromRegistration: listOf('market', z.string()),
        provinces: listOf('province', placeSchema),
        allProvinces: listOf('province', placeSchema),
      }),
    ),
    bonus: partOf(
      'signupBonusBlock',
      z.object({
        title: z.string(),
        description: z.string().nullish(),
        showBannerImg: z.boolean().nullish(),
        icon: partOf('picture', pictureSchema),
        iconImgAlt: z.string().nullish(),
        banner: partOf('picture', pictureSchema),
        background: partOf('picture', pictureSchema),
        smsMaxAttempts: z
          .object({ title: z.string().nullish(), body: z.string().nullish(), cta: z.string().nullish() })
          .nullish(),
      }),
    ),
  }),
});

/** SGN-27, DEC-CTRY: what the registration form of a market and language needs of the content service. */
export async function readRegistrationForm(context: PageContext): Promise<RegistrationForm> {
  const [{ countries, bonus }, termsVersion] = await Promise.all([
    readPublished(query, contentParams(context)),
    readTermsVersion(),
  ]);
  const { market, apiLanguage } = context.locale;
  // ISO 3166: what is no code cannot be registered from.
  const named = countries.filter(({ code }) => /^[A-Z]{2}$/.test(code));
  const listed = named.map((country) => ({ ...country, active: country.active === true, allowed: country.allowed === true }));
  const offered = registrationCountries(listed, market);
  const { SITE_ID, SIGNUP_TWO_STEP } = siteConfig();
  return {
    siteId: String(SITE_ID),
    languageCode: apiLanguage,
    preselected: preselectedCountry(offered, market),
    countries: offered.map(({ code, name, isd, active }) => ({ code, name, prefix: prefixOf(isd), isPinned: active })),
    provinces: offered.find(({ code }) => code === 'CA')?.allProvinces ?? [],
    openProvinces: offered.find(({ code }) => code === 'CA')?.provinces.map(({ code }) => code) ?? [],
    twoStepCountries: SIGNUP_TWO_STEP,
    termsVersion: termsVersion ?? '',
    bonus: bonus && {
      title: bonus.title,
      description: bonus.description ?? '',
      icon: bonus.icon,
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
