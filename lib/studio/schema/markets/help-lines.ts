import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { linkField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';

const content = { group: 'content' };

/** The organisations that help players of a market. */
export const helpLines = defineType({
  name: 'helpLines',
  title: 'Help lines',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('text', 'Text', content),
    defineField({
      name: 'lines',
      title: 'Organisations',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            lineField('name', 'Name', { required: true }),
            passageField('text', 'Text'),
            lineField('phone', 'Telephone'),
            lineField('hours', 'Hours'),
            linkField('url', 'Website'),
          ],
          preview: { select: { title: 'name', subtitle: 'phone' } },
        }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
    ...editorialFields,
  ],
  preview: placedPreview(),
});
