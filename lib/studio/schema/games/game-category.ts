import { defineField, defineType } from '@sanity/types';
import { orderField, switchField } from '../../fields/amounts.ts';
import { choiceField } from '../../fields/choices.ts';
import { verticalField } from '../../fields/game-kinds.ts';
import { rowsField } from '../../fields/rows.ts';
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
  return rowsField(name, title, { select: { title: 'game.title.en', subtitle: 'size', media: 'game.thumbnail.img1x' } }, [
    referenceField('game', 'Game', 'game', { required: true }),
    choiceField(
      'size',
      'Size',
      { '1x': 'Single', '2xh': 'Double, wide', '2xv': 'Double, high', '4x': 'Fourfold' },
      { initialValue: '1x' },
    ),
  ]);
}
