const minOdds = 1.01;
const maxOdds = 101;

/**
 * Decimal odds in thousandths for the probabilities of a market, which sum up to 1. Each implied probability is `p ** k` with
 * the `k` that lets them sum up to `1 + margin`, so that no odds fall to 1.
 */
export function priceMarket(probabilities: readonly number[], margin: number): readonly number[] {
  const exponent = findExponent(probabilities, 1 + margin);
  return probabilities.map((probability) => toOddsMilli(probability ** exponent));
}

/** By Newton's method; the sum falls as the exponent grows. */
function findExponent(probabilities: readonly number[], target: number): number {
  let exponent = 0.9;
  for (let step = 0; step < 8; step += 1) {
    let sum = -target;
    let slope = 0;
    for (const probability of probabilities) {
      const implied = probability ** exponent;
      sum += implied;
      slope += implied * Math.log(probability);
    }
    exponent -= sum / slope;
    if (Math.abs(sum) < 1e-6) break;
  }
  return exponent;
}

/** The odds of an implied probability within what a page shows, in steps of 0.01 below 10, of 0.1 from there. */
export function toOddsMilli(implied: number): number {
  const odds = Math.min(maxOdds, Math.max(minOdds, 1 / Math.max(implied, 1e-9)));
  return odds < 10 ? Math.round(odds * 100) * 10 : Math.round(odds * 10) * 100;
}
