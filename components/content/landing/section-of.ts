import type { LandingSection } from '#lib/content/types.ts';

export type SectionOf<Kind extends LandingSection['kind']> = Extract<LandingSection, { kind: Kind }>;
