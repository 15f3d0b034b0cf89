/** CNT-31: markets with the advertising tag, where `AD_TAG_URL` names its script. */
const adMarkets: readonly string[] = ['BR', 'CL', 'PE'];

export function hasAdTag(market: string): boolean {
  return adMarkets.includes(market);
}
