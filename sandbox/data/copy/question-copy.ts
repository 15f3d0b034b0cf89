/** An entry of a list of questions. */
export interface QuestionCopy {
  readonly question: string;
  readonly answer: string;
}
