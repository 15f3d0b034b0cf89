import 'server-only';
import { readAccessDetails } from '#lib/account/contract.ts';
import { listHelpPages } from '#lib/content/documents/help-pages.ts';
import { readPlayersOnly } from '#lib/content/documents/promotions/players-only.ts';
import { listPromotions } from '#lib/content/documents/promotions/promotions.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { canVisitorEnter, type Section, sections } from '#lib/content/pages/sections.ts';
import type { Credentials } from '#lib/core/api/call.ts';
import { call } from '#lib/core/api/server.ts';
import { mayShowMarketing } from '#lib/protection/marketing/server.ts';
import { canEnterSection } from '#lib/session/section-access.ts';
import type { SearchPage, SearchPages } from './types.ts';

/** Enough of a long text to find it, so that the file stays small. */
const maxTextLength = 2_000;

/** Offers and help of a page's market, language and audience; no offers for a player who may see none. */
export async function readSearchPages(context: PageContext, player: Credentials | undefined): Promise<SearchPages> {
  const [promotions, help, mayShow, closed] = await Promise.all([
    listPromotions(context),
    listHelpPages(context),
    !player || mayShowMarketing(player),
    player ? listClosed(player) : listClosedToVisitors(context.locale.market),
  ]);
  return {
    closed,
    promotions: (mayShow ? promotions : []).map(
      ({ category, slug, title, teaser: text, tags, hiddenOn }): SearchPage => ({
        ...{ path: `/promotions/${category.slug}/${slug}`, title, text, hiddenOn, questions: [] },
        rest: [category.title, ...tags.map((tag) => tag.title)].join(' '),
      }),
    ),
    help: help.map(
      ({ path, title, excerpt: text, text: whole, questions }): SearchPage => ({
        ...{ path, title, text, hiddenOn: [], questions: questions.map(({ question }) => question) },
        rest: [...questions.map(({ answer }) => answer), whole].join(' ').slice(0, maxTextLength),
      }),
    ),
  };
}

async function listClosedToVisitors(market: string): Promise<readonly Section[]> {
  const playersOnly = await readPlayersOnly(market);
  return sections.filter((section) => !canVisitorEnter(section, playersOnly));
}

/** RTE-39, RTE-40: none while the platform cannot say, because the sections check it themselves. */
async function listClosed(player: Credentials): Promise<readonly Section[]> {
  try {
    const access = await call(readAccessDetails, {}, player);
    return sections.filter((section) => !canEnterSection(section, access));
  } catch {
    return [];
  }
}
