import { defineField, defineType, type FieldDefinition } from '@sanity/types';
import { ctaField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
import { heroFields, questionsField } from '../../fields/sections.ts';
import { lineField, linesField, passageField } from '../../fields/text.ts';

/** CNT-20: the loyalty page of a market and language. */
export const vipPage = defineType({
  name: 'vipPage',
  title: 'Loyalty page',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { group: 'content', required: true }),
    { ...part('hero', 'Opening', [...heroFields, ctaField('cta', 'Button')]), validation: (rule) => rule.required() },
    rowsField(
      'levels',
      'Levels',
      { group: 'content', select: { title: 'name', subtitle: 'requirement' }, validation: (rule) => rule.max(6) },
      [
        lineField('name', 'Name', { required: true }),
        passageField('requirement', 'How to get there'),
        linesField('benefits', 'Benefits'),
      ],
    ),
    part('faq', 'Questions', [lineField('title', 'Title'), questionsField('entries')]),
    part('cta', 'Call to action', [lineField('title', 'Title'), passageField('text', 'Text'), ctaField('cta', 'Button')]),
    ...editorialFields,
  ],
  preview: placedPreview({ media: 'hero.image' }),
});

function part(name: string, title: string, fields: FieldDefinition[]) {
  return defineField({ name, title, type: 'object', group: 'content', options: { collapsible: true }, fields });
}
