import { ageRestrictions } from './age-restrictions/languages.ts';
import { bettingRules } from './betting-rules/languages.ts';
import { bonusTerms } from './bonus-terms/languages.ts';
import { canada } from './canada/languages.ts';
import { casinoRules } from './casino-rules/languages.ts';
import { finland } from './finland/languages.ts';
import { paymentMethods } from './payment-methods/languages.ts';
import { privacyPolicy } from './privacy-policy/languages.ts';
import { responsibleGambling } from './responsible-gambling/languages.ts';
import { terms } from './terms/languages.ts';

/** The static pages by page id, each in the languages it is written in. */
export const staticPages = {
  'privacy-policy': privacyPolicy,
  terms,
  'bonus-terms': bonusTerms,
  'betting-rules': bettingRules,
  'casino-rules': casinoRules,
  'age-restrictions': ageRestrictions,
  'responsible-gambling': responsibleGambling,
  'payment-methods': paymentMethods,
  finland,
  canada,
};
