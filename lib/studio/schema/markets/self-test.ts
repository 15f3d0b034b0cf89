import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { answerCount, bandCount, questionCount } from '#lib/protection/self-test.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
import { lineField, passageField } from '../../fields/text.ts';

const content = { group: 'content' };

/** Texts of the self-test. Its points are code, so the numbers of questions, answers and results are fixed. */
export const selfTest = defineType({
  name: 'selfTest',
  title: 'Self-test',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('intro', 'Introduction', content),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      validation: (rule) => rule.required().length(questionCount),
    }),
    defineField({
      name: 'answers',
      title: 'Answers',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().length(answerCount),
    }),
    rowsField(
      'results',
      'Results',
      { ...content, select: { title: 'title', subtitle: 'text' }, validation: (rule) => rule.required().length(bandCount) },
      [lineField('title', 'Title', { required: true }), passageField('text', 'Advice', { required: true })],
    ),
    ...editorialFields,
  ],
  preview: placedPreview(),
});
