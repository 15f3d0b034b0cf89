/** The self-test: nine questions, each answered with 0 to 3 points. */
export const questionCount = 9;
export const answerCount = 4;
export const maxScore = questionCount * (answerCount - 1);

/** The lowest score of each band. */
const bandStarts = [0, 1, 3, 8] as const;
export const bandCount = bandStarts.length;

/** The position of the result that a score has: none, few, clear or strong signs. */
export function bandOf(score: number): number {
  return bandStarts.findLastIndex((start) => score >= start);
}
