/** The fields of the game show's wheel: odds to 1, and how many of the fifty fields have them. Each returns 96 %. */
export const wheelFields: readonly (readonly [pays: number, fields: number])[] = [
  [1, 24],
  [3, 12],
  [7, 6],
  [11, 4],
  [15, 3],
  [47, 1],
];
export const wheelSize = 50;

/** The wheel clockwise, with the fields of each prize spread evenly. */
export const wheel: readonly number[] = arrangeFields();

function arrangeFields(): readonly number[] {
  const all = wheelFields.flatMap(([pays, fields]) =>
    Array.from({ length: fields }, (_, index) => ({ pays, at: (index + 0.5) / fields + pays / 1_000 })),
  );
  return all.sort((a, b) => a.at - b.at).map(({ pays }) => pays);
}

/**
 * The exact return of each bet, as a share of the stake.
 * @internal for the tests of published returns
 */
export function returnsOfWheel(): readonly number[] {
  return wheelFields.map(([pays, fields]) => ((pays + 1) * fields) / wheelSize);
}

export const isWheelPlace = (place: string) => wheelFields.some(([pays]) => place === `x${pays}`);
