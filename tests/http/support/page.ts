import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';

/** A page as the server sends it, before scripts run. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly document: Document;
}

/** Reads a page without following redirects. */
export async function readPage(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<SentPage> {
  const response = await request.get(path, { maxRedirects: 0, headers });
  const html = await response.text();
  return { status: response.status(), headers: response.headers(), html, document: new JSDOM(html).window.document };
}

/** The text of the first element that matches, spaces collapsed except no-break spaces; undefined if none matches. */
export function textAt(root: ParentNode, selector: string): string | undefined {
  const element = root.querySelector(selector);
  return element ? textIn(element) : undefined;
}

export function textIn(element: Element): string {
  return (element.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim();
}

/** The element whose `aria-label` or `aria-labelledby` gives it this name. */
export function labelled(document: Document, name: string): Element | undefined {
  return [...document.querySelectorAll('[aria-label],[aria-labelledby]')].find((element) => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label === name;
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    return ids.map((id) => textIn(document.getElementById(id) ?? element.ownerDocument.createElement('i'))).join(' ') === name;
  });
}

/** The `href` of every link inside an element. */
export function linksIn(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
}
