import { defineField, defineType } from '@sanity/types';
import { orderField, switchField } from '../../fields/amounts.ts';
import { linkField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
import { lineField, proseField } from '../../fields/text.ts';

/** CNT-22, CNT-23: the footer of every page. */
export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  type: 'document',
  groups,
  fields: [
    defineField({
      name: 'toggles',
      title: 'What it shows',
      type: 'object',
      group: 'content',
      fields: [
        switchField('termsAndConditions', 'Terms and conditions'),
        switchField('content', 'Text'),
        switchField('licenceLogos', 'Licences and marks'),
      ],
    }),
    linksField('infoLinks', 'Information'),
    linksField('contactLinks', 'Contact'),
    proseField('body', 'Text', { group: 'content' }),
    linkField('externalTermsUrl', 'Terms kept elsewhere', { group: 'content' }),
    ...editorialFields,
  ],
  preview: placedPreview({ title: 'market.0.name' }),
});

function linksField(name: string, title: string) {
  return rowsField(name, title, { group: 'content', select: { title: 'label', subtitle: 'url' } }, [
    lineField('label', 'Words', { required: true }),
    linkField('url', 'Leads to', { required: true }),
    orderField,
  ]);
}
