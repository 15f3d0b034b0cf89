import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types';
import { ctaField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
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
    defineField({
      name: 'levels',
      title: 'Levels',
      type: 'array',
      group: 'content',
      validation: (rule) => rule.max(6),
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            lineField('name', 'Name', { required: true }),
            passageField('requirement', 'How to get there'),
            linesField('benefits', 'Benefits'),
          ],
          preview: { select: { title: 'name', subtitle: 'requirement' } },
        }),
      ],
    }),
    part('faq', 'Questions', [lineField('title', 'Title'), questionsField('entries')]),
    part('cta', 'Call to action', [lineField('title', 'Title'), passageField('text', 'Text'), ctaField('cta', 'Button')]),
    ...editorialFields,
  ],
  preview: placedPreview({ media: 'hero.image' }),
});

function part(name: string, title: string, fields: FieldDefinition[]) {
  return defineField({ name, title, type: 'object', group: 'content', options: { collapsible: true }, fields });
}
