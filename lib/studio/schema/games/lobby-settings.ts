import { defineField, defineType } from '@sanity/types';
import { bounds } from '#lib/content/pages/lobby-grid.ts';
import { switchField } from '../../fields/amounts.ts';
import { referencesField } from '../../fields/text.ts';

const screens = [
  ['desktop', 'Wide screens'],
  ['tablet', 'Tablets'],
  ['mobile', 'Phones'],
] as const;

function lobbySettings(name: string, title: string) {
  return defineType({
    name,
    title,
    type: 'document',
    fields: [
      referencesField('categories', 'Categories', 'gameCategory'),
      referencesField('featured', 'Games on show', 'game'),
      referencesField('banners', 'Banners', 'banner'),
      referencesField('contentBoxes', 'Content boxes', 'contentBox'),
      referencesField('tournamentBoxes', 'Tournaments', 'tournamentBox'),
      referencesField('providers', 'Providers in the filter', 'gameProvider'),
      referencesField('exclusionSubProviders', 'Studios left out', 'subProvider'),
      defineField({
        name: 'allGamesGrid',
        title: 'Grid of all games',
        type: 'object',
        fields: screens.map(([screen, called]) =>
          defineField({
            name: screen,
            title: called,
            type: 'object',
            options: { columns: 2 },
            fields: [count('cols', 'Columns'), count('rows', 'Rows')],
          }),
        ),
      }),
      defineField({
        name: 'recentlyPlayed',
        title: 'Recently played',
        type: 'object',
        fields: [switchField('enabled', 'Shown'), count('rowSpan', 'Rows')],
      }),
    ],
    preview: { prepare: () => ({ title }) },
  });
}

function count(name: keyof typeof bounds, title: string) {
  const [least, most] = bounds[name];
  return defineField({ name, title, type: 'number', validation: (rule) => rule.min(least).max(most).integer() });
}

export const casinoSettings = lobbySettings('casinoSettings', 'Casino lobby');
export const liveCasinoSettings = lobbySettings('liveCasinoSettings', 'Live casino lobby');
