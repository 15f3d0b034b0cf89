import { currentConsent, subscribeToConsent } from '#lib/consent/current-consent.ts';
import { allows } from '#lib/consent/rules.ts';

let frame: HTMLIFrameElement | undefined;

/** CNT-31: loads the advertising tag, once per document, in a frame that cannot read the page; removes it when the consent is withdrawn. */
export function showAdTag(locale: string): void {
  if (frame) return;
  const tag = document.createElement('iframe');
  tag.setAttribute('sandbox', 'allow-scripts');
  tag.src = `/api/ad-tag?locale=${encodeURIComponent(locale)}`;
  tag.title = '';
  tag.hidden = true;
  tag.ariaHidden = 'true';
  document.body.append(tag);
  frame = tag;
  const stop = subscribeToConsent(() => {
    if (allows(currentConsent(), 'marketing')) return;
    tag.remove();
    frame = undefined;
    stop();
  });
}
