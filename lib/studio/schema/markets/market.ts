import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { Section } from '#lib/content/pages/sections.ts';
import { languageRecords } from '#lib/core/market/markets.ts';
import type { NumberFormat } from '#lib/core/money/number-form.ts';
import { amountField, hoursField, switchField } from '../../fields/amounts.ts';
import { choiceField, choiceList } from '../../fields/choices.ts';
import { kept } from '../../fields/kept.ts';
import { paymentTermsFields } from '../../fields/payment-terms.ts';
import { pictureField } from '../../fields/picture.ts';
import { rowsField } from '../../fields/rows.ts';
import { lineField, referenceField, referencesField } from '../../fields/text.ts';

const address = /^\d{1,3}(\.\d{1,3}){3}(-\d{1,3}(\.\d{1,3}){3})?$/;
const strings = [defineArrayMember({ type: 'string' })];

/** MKT-14: a market. */
export const market = defineType({
  name: 'market',
  title: 'Market',
  type: 'document',
  groups: [
    { name: 'basics', title: 'Basics', default: true },
    { name: 'languages', title: 'Languages' },
    { name: 'money', title: 'Payments' },
    { name: 'rules', title: 'Rules' },
  ],
  fields: [
    lineField('id', 'Code', { group: 'basics', required: true, description: 'As in the addresses of its pages: FI in /fi-FI.' }),
    lineField('name', 'Name', { group: 'basics', required: true, description: 'For editors, as on the desk.' }),
    { ...lineField('route', 'Route', { group: 'basics' }), ...kept },
    switchField('active', 'Open to visitors', {
      group: 'basics',
      description: 'Off: its pages lead to the nearest open market.',
    }),
    switchField('isMarketEnabled', 'Offered in the market switch', {
      group: 'basics',
      description: 'Off: as if it were closed.',
    }),
    { ...switchField('isCustomMarketId', 'The code is no country', { group: 'basics' }), ...kept },
    pictureField('flag', 'Flag', { group: 'basics', description: 'For the lists of the Studio.' }),
    { ...lineField('currency', 'Currency', { group: 'basics' }), ...kept },
    { ...lineField('timeZone', 'Time zone', { group: 'basics' }), ...kept },
    choiceField<NumberFormat>(
      'numberFormat',
      'Numbers',
      { specification: '1,234.50 in every language', locale: 'As the language writes them: 1.234,50 in German' },
      {
        group: 'basics',
        description: 'On pages, in games, in the sportsbook and in the cashier. Texts of editors keep what they say.',
        layout: 'radio',
        initialValue: 'specification',
      },
    ),
    { ...referenceField('footer', 'Footer', 'footer', { group: 'basics' }), ...kept },
    referencesField('licences', 'Licences', 'licence', { group: 'basics', description: 'Shown in the footer, in this order.' }),
    referencesField('languages', 'Languages', 'language', {
      group: 'languages',
      description: 'The market is open in those that are in use.',
    }),
    languageMap('localeMapping', 'Locale of each language'),
    languageMap('mapLanguageToCustomLanguage', 'Content language of each language'),
    defineField({
      name: 'regionLanguage',
      title: 'Language by region',
      type: 'array',
      group: 'languages',
      ...kept,
      of: [defineArrayMember({ type: 'object', fields: [lineField('region', 'Region'), lineField('language', 'Language')] })],
    }),
    defineField({ name: 'originCountryCode', title: 'Countries', type: 'array', group: 'basics', ...kept, of: strings }),
    rowsField(
      'paymentMethods',
      'Payment methods',
      {
        group: 'money',
        description: 'The list on the page of payment methods and in the footer; the cashier asks the platform.',
        select: { title: 'method.title.en', subtitle: 'method.type', media: 'method.logo' },
      },
      paymentTermsFields,
    ),
    { ...referenceField('pnpBanner', 'Pay-and-play banner', 'pnpBanner', { group: 'money' }), ...kept },
    switchField('pnpEnabled', 'Pay and play', {
      group: 'money',
      description: 'Also needs a pay-and-play banner in its language.',
    }),
    defineField({
      name: 'pnpIpWhitelist',
      title: 'Addresses that may pay and play',
      description: 'One address, or two with a dash between them.',
      type: 'array',
      group: 'money',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.regex(address, { name: 'address or range' }) })],
    }),
    defineField({
      name: 'playersOnly',
      title: 'Only for players',
      description: 'Visitors are asked to sign in before they see these lobbies or try their games. Empty: open to all.',
      type: 'array',
      group: 'rules',
      of: [
        defineArrayMember({
          type: 'string',
          options: {
            list: choiceList({ casino: 'Casino', live: 'Live casino', sports: 'Sports' } satisfies Record<Section, string>),
          },
        }),
      ],
      validation: (rule) => rule.unique(),
    }),
    switchField('disableLiveChat', 'No live chat', {
      group: 'rules',
      description: 'On: the market has no page of the live chat, and no links to it.',
    }),
    switchField('protectionBar', 'Line of player protection', {
      group: 'rules',
      description:
        'On: at the top of every page, in sight while scrolling: the clock, the time of the session, the limits, a break, the licences and the age.',
    }),
    defineField({
      name: 'segmentIds',
      title: 'Segments',
      description: 'Sent with each tracked event.',
      type: 'object',
      group: 'rules',
      fields: [lineField('web', 'Web'), lineField('mobile', 'Mobile')],
    }),
    { ...amountField('limitIncreaseDelayHours', 'Hours until a higher limit holds'), group: 'rules', ...kept },
    { ...hoursField('supportHours', 'Support'), group: 'rules' },
  ],
  preview: { select: { title: 'name', subtitle: 'id', media: 'flag' } },
});

function languageMap(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'object',
    group: 'languages',
    ...kept,
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: Object.keys(languageRecords).map((code) => lineField(code, code)),
  });
}
