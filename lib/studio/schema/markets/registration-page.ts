import { defineType } from '@sanity/types';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';
import { refuseWithoutAge } from '../../rules/age.ts';

const own = 'Empty: the site’s own words.';
const line = (name: string, title: string) => lineField(name, title, { group: 'content', description: own });
const passage = (name: string, title: string) => passageField(name, title, { group: 'content', description: own });

/** XTR-04: the texts of the registration form. */
export const registrationPage = defineType({
  name: 'registrationPage',
  title: 'Registration form',
  type: 'document',
  groups,
  fields: [
    line('title', 'Title'),
    passage('intro', 'Below the title'),
    line('stepDetails', 'First step'),
    line('stepContact', 'Second step'),
    line('stepVerification', 'Third step'),
    line('next', 'Button of the first step'),
    line('submit', 'Button of the second step'),
    line('phoneHint', 'Below the phone number'),
    line('terms', 'Consent to the terms'),
    line('termsRead', 'Link to the terms'),
    line('privacyRead', 'Link to the privacy policy'),
    {
      ...passage('allConditions', 'Consent to age and truth'),
      description: `{age} becomes the minimum age of the country. ${own}`,
      validation: (rule) => rule.custom(refuseWithoutAge),
    },
    passage('marketing', 'Consent to offers and news'),
    line('unsupportedTitle', 'Title where we do not serve the country'),
    passage('unsupportedText', 'Text where we do not serve the country'),
    line('duplicatedTitle', 'Title where there is an account already'),
    passage('duplicatedText', 'Text where there is an account already'),
    line('completeTitle', 'When the account is open'),
    ...editorialFields,
  ],
  preview: placedPreview({ title: 'intro' }),
});
