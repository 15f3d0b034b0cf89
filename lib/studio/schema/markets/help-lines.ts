import { defineType } from '@sanity/types';
import { linkField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
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
    rowsField(
      'lines',
      'Organisations',
      { ...content, select: { title: 'name', subtitle: 'phone' }, validation: (rule) => rule.required().min(1) },
      [
        lineField('name', 'Name', { required: true }),
        passageField('text', 'Text'),
        lineField('phone', 'Telephone'),
        lineField('hours', 'Hours'),
        linkField('url', 'Website'),
      ],
    ),
    ...editorialFields,
  ],
  preview: placedPreview(),
});
