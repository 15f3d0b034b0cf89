import { readCatalog } from '#sandbox/kit/catalog.ts';
import en from './en.json' with { type: 'json' };

export const sportsMessages = readCatalog(new URL('.', import.meta.url), en);
