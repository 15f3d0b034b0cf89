/** A method as content names and draws it. */
export interface MethodMark {
  readonly code: string;
  readonly title: string;
  readonly logo: Parameters<typeof import('#components/ui/picture.tsx').Picture>[0]['picture'];
}
