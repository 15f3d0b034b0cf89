import { bannerImages } from '#sandbox/data/content/images/editorial-images.ts';
import { drawMark } from '#sandbox/data/content/images/marks.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { welcomeCopy } from '#sandbox/data/copy/catalogs.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** The block beside the registration form (CNT-26). */
export function buildSignupBonusBlock(context: LocaleContext): ContentDocument {
  const fill = (text: string) => context.fill(text, offers['welcome-package']);
  const { description, ...welcome } = context.copy.banners.welcome;
  const title = fill(welcome.title);
  const { imageDesktop, imageMobile } = bannerImages(context, 'welcome', title);
  const tag = context.copy.promotionTags.freeSpins;
  return context.document('signupBonusBlock', '', {
    title,
    description: fill(description),
    iconUrl: context.images.addDrawing(drawMark('gift'), 240, 240, tag),
    iconImgAlt: tag,
    backgroundImg: imageDesktop,
    showBannerImg: true,
    bannerImg: imageMobile,
    smsMaxAttempts: context.localize(welcomeCopy).codeLimit,
  });
}
