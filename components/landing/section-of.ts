import type { LandingSection } from '#lib/content/types.ts';

/** One kind of section. */
export type SectionOf<Kind extends LandingSection['kind']> = Extract<LandingSection, { kind: Kind }>;
