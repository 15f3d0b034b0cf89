import { readCatalog } from '#sandbox/kit/catalog.ts';
import en from './en.json' with { type: 'json' };

export const chatMessages = readCatalog(new URL('.', import.meta.url), en);
