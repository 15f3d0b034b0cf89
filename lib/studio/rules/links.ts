/** What an editor may link to: a path of the site, a fragment of the page, or an https address (content.md §5). */
export function refuseLink(value: string | undefined): true | string {
  if (value === undefined || value === '') return true;
  if (/\s/.test(value)) return 'A link has no spaces.';
  if (/^\/(?![/\\])/.test(value) || /^#[\w-]+$/.test(value)) return true;
  if (/^https:\/\//i.test(value) && URL.canParse(value)) return true;
  return 'Write a path of the site, such as /promotions, or an address that begins with https://';
}

/** A list of players: numbers with commas between them and nothing else. */
export function refusePlayerIds(value: string | undefined): true | string {
  if (value === undefined || value === '') return true;
  return /^\d+(,\d+)*$/.test(value) || 'Only digits, with commas between the players: 100023,100024';
}
