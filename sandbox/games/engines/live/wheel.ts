/** The fields of the show's wheel: what a stake wins on top of itself, and how many of fifty. Each returns 96 in 100. */
export const wheelFields: readonly (readonly [pays: number, fields: number])[] = [
  [1, 24],
  [3, 12],
  [7, 6],
  [11, 4],
  [15, 3],
  [47, 1],
];
export const wheelSize = 50;

/** The wheel as it hangs: the fields of each prize spread round it evenly. */
export const wheel: readonly number[] = hang();

function hang(): readonly number[] {
  const all = wheelFields.flatMap(([pays, fields]) =>
    Array.from({ length: fields }, (_, index) => ({ pays, at: (index + 0.5) / fields + pays / 1_000 })),
  );
  return all.sort((a, b) => a.at - b.at).map(({ pays }) => pays);
}

/** The exact return of a stake on each field, as a share of it. */
export function returnsOfWheel(): readonly number[] {
  return wheelFields.map(([pays, fields]) => ((pays + 1) * fields) / wheelSize);
}

export const isWheelPlace = (place: string) => wheelFields.some(([pays]) => place === `x${pays}`);
