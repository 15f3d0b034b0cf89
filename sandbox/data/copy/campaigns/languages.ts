import type { ByLanguage } from '../by-language.ts';
import type { CampaignCopies } from './campaign-copy.ts';
import { campaigns as de } from './de.ts';
import { campaigns as en } from './en.ts';
import { campaigns as es } from './es.ts';
import { campaigns as fi } from './fi.ts';
import { campaigns as fr } from './fr.ts';
import { campaigns as no } from './no.ts';
import { campaigns as pt } from './pt.ts';

/** The texts of the campaigns by language. */
export const campaignCopies: ByLanguage<CampaignCopies> = { en, fi, no, de, fr, es, pt };
