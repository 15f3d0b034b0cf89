/** Names of sports, regions and competitions by slug, in a language. */
export interface NamesOf {
  sport(slug: string, language: string): string;
  region(slug: string, language: string): string;
  competition(slug: string, language: string): string;
}
