import { type PageLanguage, readCatalog } from '#sandbox/kit/catalog.ts';
import en from './en.json' with { type: 'json' };

export const docsMessages = readCatalog(new URL('.', import.meta.url), en);
export type DocsMessages = typeof en;
export type DocsLanguage = PageLanguage<DocsMessages>;
