/** Spaces, quotation marks, brackets and punctuation, which a link takes along from the text around it. */
const aroundLinks = /[\s\p{Cf}"'`\u00b4\p{Pi}\p{Pf}\u201a\u201e()<>[\]{}.,;:!?\u2026\u3001\u3002|\\*]+$/u;
const maxLength = 300;

/**
 * The paths that an address may mean which is no page itself: without what a text has left at its end, without repeated
 * slashes and `index.html`, as it is and in lower case. Empty for a malformed address.
 */
export function meantPaths(pathname: string): readonly string[] {
  if (pathname.length > maxLength) return [];
  const segments = decodeSegments(pathname.replace(/(?:\/|%2f)+(?=\/)|(?<=\/)(?:%2f)+/gi, ''));
  if (!segments) return [];
  while (segments.length > 0) {
    const last = (segments.pop() ?? '').replace(aroundLinks, '');
    if (last === '' || /^index\.(?:html?|php)$/i.test(last)) continue;
    segments.push(last);
    break;
  }
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  const lowerCase = `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`;
  return [...new Set([path, lowerCase])].filter((one) => one !== pathname);
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
