export interface MethodMark {
  readonly code: string;
  readonly title: string;
  readonly logo: Parameters<typeof import('#components/ui/media/picture.tsx').Picture>[0]['picture'];
}
