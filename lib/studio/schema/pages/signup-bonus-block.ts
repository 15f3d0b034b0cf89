import { defineField, defineType } from '@sanity/types';
import { switchField } from '../../fields/amounts.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';

const content = { group: 'content' };

/** CNT-26: the block beside the registration form. */
export const signupBonusBlock = defineType({
  name: 'signupBonusBlock',
  title: 'Call to sign up',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('description', 'Description', content),
    pictureField('iconUrl', 'Icon', content),
    lineField('iconImgAlt', 'What the icon shows', content),
    pictureField('backgroundImg', 'Background', content),
    switchField('showBannerImg', 'Show the banner', content),
    pictureField('bannerImg', 'Banner', content),
    defineField({
      name: 'smsMaxAttempts',
      title: 'When too many codes were sent',
      type: 'object',
      group: 'content',
      fields: [lineField('title', 'Title'), passageField('body', 'Text'), lineField('cta', 'Button')],
    }),
    ...editorialFields,
  ],
  preview: placedPreview({ media: 'bannerImg' }),
});
