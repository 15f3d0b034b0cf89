import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { orderField, switchField } from '../../fields/amounts.ts';
import { verticalField } from '../../fields/game-kinds.ts';
import { localeField, passageField, referenceField, referencesField, slugField } from '../../fields/text.ts';

export const gameCategory = defineType({
  name: 'gameCategory',
  title: 'Game category',
  type: 'document',
  fields: [
    localeField('label', 'Name', { required: true }),
    slugField('label.en'),
    verticalField,
    switchField('visibleInMenu', 'In the menu'),
    switchField('visibleInLobby', 'In the lobby'),
    orderField,
    passageField('iconSvg', 'Icon', { description: 'The drawing as SVG.' }),
    defineField({ name: 'rowNum', title: 'Rows in the lobby', type: 'number', validation: (rule) => rule.min(0).integer() }),
    defineField({
      name: 'gameGrids',
      title: 'Layout',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [grid('desktop', 'Wide screens'), grid('tablet', 'Tablets'), grid('mobile', 'Phones')],
    }),
    referencesField('games', 'Games', 'game', { description: 'In the order in which they are shown.' }),
    defineField({
      name: 'rule',
      title: 'Filled by itself',
      type: 'string',
      options: { list: ['new', 'jackpot', 'provider'] },
    }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'type' } },
});

function grid(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        fields: [
          referenceField('game', 'Game', 'game', { required: true }),
          defineField({
            name: 'size',
            title: 'Size',
            type: 'string',
            initialValue: '1x',
            options: {
              list: [
                { title: 'Single', value: '1x' },
                { title: 'Double, wide', value: '2xh' },
                { title: 'Double, high', value: '2xv' },
                { title: 'Fourfold', value: '4x' },
              ],
            },
          }),
        ],
        preview: { select: { title: 'game.title.en', subtitle: 'size', media: 'game.thumbnail.img1x' } },
      }),
    ],
  });
}
