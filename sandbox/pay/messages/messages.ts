import { type PageLanguage, readCatalog } from '#sandbox/kit/catalog.ts';
import en from './en.json' with { type: 'json' };

export const payMessages = readCatalog(new URL('.', import.meta.url), en);
export type PayMessages = typeof en;
export type PayLanguage = PageLanguage<PayMessages>;
