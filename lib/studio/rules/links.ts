import { parseUrl } from '#lib/core/http/parse-url.ts';
import { hasLocale } from './addresses.ts';

const form = 'Write a path of the site, such as /promotions, or an address that begins with https://';

/** Validation: accepts a path of the site, a fragment of the page, or an https address (DEC-CNT-4). */
export function refuseLink(value: string | undefined): true | string {
  if (value === undefined || value === '') return true;
  if (/\s/.test(value)) return 'A link has no spaces.';
  if (hasLocale(value)) return 'Write the path without market and language, such as /promotions.';
  if (/^\/(?![/\\])\P{Cc}*$/u.test(value) || /^#[\w-]+$/.test(value)) return true;
  if (/^https:\/\//i.test(value) && parseUrl(value)) return true;
  return form;
}

/** Validation: accepts a path of the site or an https address in each language. */
export function refuseLinks(links: Readonly<Record<string, unknown>> = {}): true | string {
  const { _type, ...byLanguage } = links;
  const answers = Object.values(byLanguage).map((link) => {
    if (typeof link !== 'string') return true;
    return /^$|^\/|^https:/.test(link) ? refuseLink(link) : form;
  });
  return answers.find((answer) => answer !== true) ?? true;
}

/** Validation: accepts player ids separated by commas. */
export function refusePlayerIds(value: string | undefined): true | string {
  if (value === undefined || value === '') return true;
  return /^\d+(,\d+)*$/.test(value) || 'Only digits, with commas between the players: 100023,100024';
}

/** Validation: the parameter of a banner's button is a game's slug or a link. */
export function refuseButtonParameter(value: string | undefined, { parent }: { readonly parent?: unknown }): true | string {
  const isGame = typeof parent === 'object' && parent !== null && 'type' in parent && parent.type === 'game';
  if (!isGame || !value) return refuseLink(value);
  return /^[a-z0-9-]+$/.test(value) || 'Write the last part of the game’s address, such as gumdrop-galaxy.';
}
