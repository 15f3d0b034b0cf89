const maxSelections = 20;
const idShape = /^[\w-]{1,40}:[\w.-]{1,60}:[A-Z_]{1,20}$/;

/** A link of the site that opens a betslip with these selections. It contains nothing else: no stake, no player. */
export const writeSlipLink = (site: string, selectionIds: readonly string[]) =>
  `${site}/sportsbook#slip=${selectionIds.slice(0, maxSelections).join(',')}`;

/** The selections of a link, each once; undefined for a text that is none. */
export function readSlipLink(text: string): readonly string[] | undefined {
  const ids = [...new Set(decode(text).split(','))];
  return ids.length <= maxSelections && ids.every((id) => idShape.test(id)) ? ids : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
