import { parseJson } from '#lib/core/parse-json.ts';

export const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

/** What Next writes into a page before its data. */
const dataStart = '(self.__next_f=self.__next_f||[]).push([0])';
const dataPiece = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;
/** The list of scripts to wait for: JSON as the only argument. */
const scriptList = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

export interface KnownScripts {
  /** The inline loader. */
  readonly loader: string;
  /** The data for hydration as Next rendered it; the pieces in the page must be exactly this. */
  readonly data: string;
}

export interface FoundScripts {
  /** The inline scripts of Next and the site, each once. */
  readonly scripts: readonly string[];
  /** How many inline scripts are neither. */
  readonly unknown: number;
}

/** Separates the inline scripts that Next and the site wrote into a page from others, which only an injection can have written. */
export function findKnownScripts(html: string, { loader, data }: KnownScripts): FoundScripts {
  const scripts = new Set<string>();
  let unknown = 0;
  let rest = data;
  for (const [, code = ''] of html.matchAll(inlineScript)) {
    const piece = dataOf(code);
    const isNext = piece !== undefined && piece !== '' && rest.startsWith(piece);
    if (isNext) rest = rest.slice(piece.length);
    if (isNext || code === loader || code === dataStart || isScriptList(code)) scripts.add(code);
    else unknown += 1;
  }
  return { scripts: [...scripts], unknown };
}

/** What a script of Next adds to the data of a page; undefined for any other script. */
export function dataOf(code: string): string | undefined {
  const parsed = parseJson(dataPiece.exec(code)?.[1]);
  return Array.isArray(parsed) && parsed.length === 2 && typeof parsed[1] === 'string' ? parsed[1] : undefined;
}

function isScriptList(code: string): boolean {
  const parsed = parseJson(scriptList.exec(code)?.[1]);
  if (typeof parsed !== 'object' || parsed === null) return false;
  const { otherChunks, runtimeModuleIds, ...more } = parsed as Record<string, unknown>;
  const isList = (list: unknown, isItem: (item: unknown) => boolean) => Array.isArray(list) && list.every(isItem);
  return (
    isList(otherChunks, (chunk) => typeof chunk === 'string' && /^static\/chunks\/[\w.~-]+$/.test(chunk)) &&
    isList(runtimeModuleIds, (id) => typeof id === 'number') &&
    Object.keys(more).length === 0
  );
}
