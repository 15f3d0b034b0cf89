import { defineField, defineType } from '@sanity/types';
import { switchField } from '../../fields/amounts.ts';
import { audienceFields, channelsField, displayFormatsField } from '../../fields/audience.ts';
import { choiceField } from '../../fields/choices.ts';
import { ctaField, linkField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';
import { refuseButtonParameter } from '../../rules/links.ts';
import { refuseEnd } from '../../rules/period.ts';

const content = { group: 'content' };

/** CNT-06: a large picture with text and a link. */
export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  groups,
  fieldsets: [{ name: 'campaign', title: 'Campaign dates', options: { collapsible: true, collapsed: true, columns: 2 } }],
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('description', 'Description', content),
    lineField('greeting', 'Greeting', { ...content, description: 'A few words above the title.' }),
    pictureField('imageDesktop', 'Picture for wide screens', { ...content, required: true, description: '1600 × 560' }),
    pictureField('imageMobile', 'Picture for phones', { ...content, required: true, description: '768 × 560' }),
    pictureField('imageTablet', 'Picture for tablets', content),
    ctaField('anonymousCta', 'Button for visitors', content),
    ctaField('authorisedCta', 'Button for players', content),
    defineField({
      name: 'button',
      title: 'Button for whoever has none of the two',
      description: 'Shown where the button for visitors or for players is empty.',
      type: 'object',
      group: 'content',
      options: { collapsible: true, collapsed: true },
      fields: [
        choiceField(
          'type',
          'Kind',
          { link: 'Link', game: 'Game', signUp: 'Registration', deposit: 'Deposit' },
          { initialValue: 'link' },
        ),
        lineField('label', 'Words'),
        defineField({
          name: 'param',
          title: 'Leads to',
          description: 'A page such as /promotions or an https address; for a game the last part of its address.',
          type: 'string',
          hidden: ({ parent }) => parent?.type === 'signUp' || parent?.type === 'deposit',
          validation: (rule) => rule.custom(refuseButtonParameter),
        }),
      ],
    }),
    defineField({
      name: 'urlAction',
      title: 'Where the whole banner leads',
      description: 'Only beside the button above: otherwise the whole banner leads where its button leads.',
      type: 'object',
      group: 'content',
      options: { collapsible: true, collapsed: true },
      fields: [
        linkField('slug', 'Page of the site'),
        linkField('absoluteUrl', 'Address elsewhere'),
        switchField('openNewTab', 'In a new tab'),
      ],
    }),
    switchField('isClickable', 'The whole banner can be clicked', { ...content, description: 'Off: only the button.' }),
    defineField({
      name: 'placement',
      title: 'Where it stands',
      type: 'string',
      group: 'content',
      initialValue: 'home',
      options: { list: ['home', 'casino', 'live', 'sports', 'promotions'], layout: 'radio', direction: 'horizontal' },
    }),
    ...audienceFields,
    channelsField,
    displayFormatsField,
    ...editorialFields,
    defineField({ name: 'startDate', title: 'Starts', type: 'datetime', group: 'place', fieldset: 'campaign' }),
    defineField({
      name: 'endDate',
      title: 'Ends',
      type: 'datetime',
      group: 'place',
      fieldset: 'campaign',
      validation: (rule) => rule.custom((value, { document }) => refuseEnd(value, document?.startDate)),
    }),
  ],
  orderings: [{ name: 'priority', title: 'Priority', by: [{ field: 'priority', direction: 'desc' }] }],
  preview: placedPreview({ detail: 'placement', media: 'imageDesktop' }),
});
