import { defineField, defineType } from '@sanity/types';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { heroFields, stepsField } from '../../fields/sections.ts';
import { lineField, referenceField, slugField } from '../../fields/text.ts';

const content = { group: 'content' };

/** CNT-19: a landing page with the registration form. */
export const registrationLanding = defineType({
  name: 'registrationLanding',
  title: 'Registration landing',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    { ...slugField(), group: 'content' },
    defineField({
      name: 'hero',
      title: 'Opening',
      type: 'object',
      group: 'content',
      fields: heroFields,
      validation: (rule) => rule.required(),
    }),
    referenceField('bonusCTA', 'Call to sign up', 'signupBonusBlock', content),
    lineField('bonusCode', 'Bonus code', content),
    { ...stepsField('steps'), group: 'content' },
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'slug.current', media: 'hero.image' }),
});
