import { defineArrayMember, defineField, type FieldDefinition } from '@sanity/types';
import { ctaField } from './link.ts';
import { pictureField } from './picture.ts';
import { rowsField } from './rows.ts';
import { lineField, passageField, proseField, referencesField } from './text.ts';

const title = lineField('title', 'Title', { required: true });

export function questionsField(name: string) {
  return rowsField(name, 'Questions', { select: { title: 'question', subtitle: 'answer' } }, [
    lineField('question', 'Question', { required: true }),
    passageField('answer', 'Answer', { required: true }),
  ]);
}

export function stepsField(name: string) {
  return rowsField(name, 'Steps', { select: { title: 'title', subtitle: 'text' } }, [
    lineField('title', 'Title', { required: true }),
    passageField('text', 'Text', { required: true }),
  ]);
}

export const heroFields = [title, passageField('text', 'Text'), pictureField('image', 'Picture', { required: true })];

/** The sections of a landing page, in the order in which the page shows them. */
export const sectionsField = defineField({
  name: 'sections',
  title: 'Sections',
  type: 'array',
  group: 'content',
  of: [
    section('hero', 'Opening', [...heroFields, ctaField('cta', 'Button')]),
    section('prose', 'Text', [lineField('title', 'Title'), proseField('body', 'Text')]),
    section('games', 'Games', [title, referencesField('games', 'Games', 'game'), ctaField('cta', 'Button')]),
    section('steps', 'Steps', [title, stepsField('items')]),
    section('faq', 'Questions', [title, questionsField('entries')]),
    section('cta', 'Call to action', [title, passageField('text', 'Text'), ctaField('cta', 'Button')]),
  ],
});

function section(name: string, called: string, fields: FieldDefinition[]) {
  return defineArrayMember({
    name,
    title: called,
    type: 'object',
    fields,
    preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title: title ?? called, subtitle: called }) },
  });
}
