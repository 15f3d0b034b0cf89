import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { amountField, hoursField, switchField } from '../../fields/amounts.ts';
import { channelsField } from '../../fields/audience.ts';
import { gameKinds, verticalField } from '../../fields/game-kinds.ts';
import { pictureField } from '../../fields/picture.ts';
import { rowsField } from '../../fields/rows.ts';
import { lineField, localeField, referenceField, referencesField, slugField } from '../../fields/text.ts';

const strings = [defineArrayMember({ type: 'string' })];
const list = (name: string, title: string, values: readonly string[]) =>
  defineField({ name, title, type: 'string', group: 'play', options: { list: [...values] } });

/** CNT-33: a game or live table as lobbies show it. */
export const game = defineType({
  name: 'game',
  title: 'Game',
  type: 'document',
  groups: [
    { name: 'basics', title: 'Basics', default: true },
    { name: 'play', title: 'Play' },
    { name: 'pictures', title: 'Pictures' },
    { name: 'live', title: 'Live table' },
    { name: 'audience', title: 'Where' },
  ],
  fields: [
    { ...verticalField, group: 'basics' },
    localeField('title', 'Title', { group: 'basics', required: true }),
    { ...slugField('title.en'), group: 'basics' },
    referenceField('gameProvider', 'Provider', 'gameProvider', { group: 'basics', required: true }),
    referenceField('subProvider', 'Studio', 'subProvider', { group: 'basics' }),
    lineField('providerGameCode', 'Code at the provider', { group: 'basics', required: true }),
    defineField({ name: 'releaseDate', title: 'Released', type: 'date', group: 'basics' }),
    defineField({ name: 'features', title: 'Features', type: 'array', group: 'basics', of: strings }),
    { ...list('gameType', 'Kind', gameKinds.types), validation: (rule) => rule.required() },
    list('volatility', 'Volatility', gameKinds.volatilities),
    list('engine', 'Engine', gameKinds.engines),
    defineField({ name: 'priority', title: 'Priority', description: 'The higher comes first.', type: 'number', group: 'basics' }),
    lineField('theme', 'Theme', { group: 'play' }),
    lineField('skin', 'Skin', { group: 'play' }),
    defineField({
      name: 'rtp',
      title: 'Return to player, %',
      type: 'number',
      group: 'play',
      validation: (rule) => rule.min(0).max(100),
    }),
    { ...amountField('minBet', 'Least stake, EUR'), group: 'play' },
    { ...amountField('maxBet', 'Highest stake, EUR'), group: 'play' },
    defineField({ name: 'lines', title: 'Lines', type: 'number', group: 'play' }),
    switchField('jackpotExist', 'Has a jackpot', { group: 'play' }),
    switchField('demoViewable', 'Can be tried without an account', { group: 'play' }),
    defineField({
      name: 'thumbnail',
      title: 'Tile',
      type: 'object',
      group: 'pictures',
      fields: [pictureField('img1x', 'Small'), pictureField('img2x', 'Double'), pictureField('img3x', 'Triple')],
    }),
    pictureField('verticalImage', 'Upright picture', { group: 'pictures' }),
    pictureField('heroImage', 'Wide picture', { group: 'pictures' }),
    defineField({
      name: 'metadata',
      title: 'How it is drawn',
      type: 'object',
      group: 'pictures',
      fields: [lineField('composition', 'Composition')],
    }),
    lineField('liveTableId', 'Table', { group: 'live' }),
    lineField('dealer', 'Dealer', { group: 'live' }),
    defineField({ name: 'seats', title: 'Seats', type: 'number', group: 'live' }),
    { ...hoursField('hours', 'Hours'), group: 'live' },
    rowsField('betLimits', 'Limits by currency', { group: 'live', select: { title: 'currency', subtitle: 'max' } }, [
      lineField('currency', 'Currency'),
      amountField('min', 'Least'),
      amountField('max', 'Most'),
    ]),
    channelsField,
    referencesField('blockedMarkets', 'Not in these markets', 'market', { group: 'audience' }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'gameProvider.title', media: 'thumbnail.img1x' } },
});
