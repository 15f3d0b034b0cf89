import { readCatalog } from '#sandbox/kit/catalog.ts';
import en from './en.json' with { type: 'json' };

export const gamesMessages = readCatalog(new URL('.', import.meta.url), en);
