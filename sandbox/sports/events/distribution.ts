/** Probabilities of the whole numbers from 0. */
export type Distribution = Float64Array;

const negligible = 1e-12;

/** Cuts the tail that no odds notice. */
function trim(values: Distribution): Distribution {
  let end = values.length;
  while (end > 1 && (values[end - 1] ?? 0) < negligible) end -= 1;
  return values.slice(0, end);
}

export const certain = (value: number): Distribution => {
  const values = new Float64Array(value + 1);
  values[value] = 1;
  return values;
};

/** The sum of a Poisson number of jumps, by Panjer's recursion. `jumps`: sizes and their share. */
export function compoundPoisson(mean: number, jumps: readonly (readonly [size: number, share: number])[]): Distribution {
  const largest = Math.max(...jumps.map(([size]) => size));
  const length = Math.ceil((mean + 9 * Math.sqrt(mean) + 9) * largest);
  const values = new Float64Array(length);
  values[0] = Math.exp(-mean);
  for (let total = 1; total < length; total += 1) {
    let sum = 0;
    for (const [size, share] of jumps) if (size <= total) sum += size * share * (values[total - size] ?? 0);
    values[total] = (mean / total) * sum;
  }
  return trim(values);
}

/** The sum of `count` independent draws from `single`, whose first probability is not 0, by Miller's recurrence. */
export function power(single: readonly number[], count: number): Distribution {
  const first = single[0] ?? 1;
  const values = new Float64Array(count * (single.length - 1) + 1);
  values[0] = first ** count;
  for (let total = 1; total < values.length; total += 1) {
    let sum = 0;
    for (let size = 1; size < single.length && size <= total; size += 1) {
      sum += ((count + 1) * size - total) * (single[size] ?? 0) * (values[total - size] ?? 0);
    }
    values[total] = Math.max(0, sum / (total * first));
  }
  return trim(values);
}

/** The probability of each number or a larger one. */
export function tailOf(values: Distribution): Distribution {
  const tail = values.slice();
  for (let value = tail.length - 2; value >= 0; value -= 1) tail[value] = (tail[value] ?? 0) + (tail[value + 1] ?? 0);
  return tail;
}

/** The probability of `value` or more, by the tail of a distribution. */
export function atLeast(tail: Distribution, value: number): number {
  return value <= 0 ? 1 : (tail[value] ?? 0);
}
