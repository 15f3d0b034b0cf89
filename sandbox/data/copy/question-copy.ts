/** A question and its answer, as pages list them. */
export interface QuestionCopy {
  readonly question: string;
  readonly answer: string;
}
