import { ownValue } from '#lib/core/own-value.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { marketCopy, welcomeCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** Markets where the form asks for more. */
const marketForms = { CA: marketCopy.CA, BR: marketCopy.BR };

/** XTR-04: the texts of the registration form; fields that are left out keep the site's own words. */
export function buildRegistrationPage(context: LocaleContext): ContentDocument {
  const { intro, marketing } = context.localize(welcomeCopy).form;
  const marketForm = ownValue(marketForms, context.locale.market);
  return context.document('registrationPage', '', {
    intro: marketForm ? context.localize(marketForm).registrationIntro : intro,
    marketing,
  });
}
