import { dataOf, inlineScript } from './known-scripts.ts';

/** Row 0 of a page's data: the parts of the address of the request, and its query. */
const address = /((?:^|\n)0:\{"P":null,"c":)\[(?:"(?:[^"\\]|\\.)*",?)*\],"q":"(?:[^"\\]|\\.)*"/;
/** Which part of a stored path no address has. */
const audience = /^(\/[^/]+)\/(?:visitor|d[012])(?=\/|$)/;

/** The address in place of the one of the first visitor: that of the page itself, without a query. */
function neutralAddress(start: string, storedPath: string): string {
  return `${start}${JSON.stringify(storedPath.replace(audience, '$1').split('/'))},"q":""`;
}

/**
 * Next writes the address of the request that renders a page into its data, typed paths and queries with it: a token of a link, an
 * e-mail address. What is stored is sent to everyone, so it has the address of the page. The browser takes its own.
 */
export function withoutRequestAddress(data: string, storedPath: string): string {
  return data.replace(address, (_, start: string) => neutralAddress(start, storedPath));
}

/** The same for the pieces of the data in the page. */
export function pageWithoutRequestAddress(html: string, storedPath: string): string {
  const texts = [...html.matchAll(inlineScript)].map(([, code = '']) => dataOf(code) ?? '');
  const found = address.exec(texts.join(''));
  if (!found) return html;
  const [start, end] = [found.index, found.index + found[0].length];
  let at = 0;
  let next = 0;
  return html.replace(inlineScript, (script: string, code: string) => {
    const text = texts[next] ?? '';
    const [from, to] = [at, at + text.length];
    next += 1;
    at = to;
    if (to <= start || from >= end) return script;
    const own = from <= start ? neutralAddress(found[1] ?? '', storedPath) : '';
    const changed = text.slice(0, Math.max(0, start - from)) + own + text.slice(end - from);
    return script.replace(code, () => `self.__next_f.push(${escapeForScript(JSON.stringify([1, changed]))})`);
  });
}

/** As Next does. */
function escapeForScript(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
