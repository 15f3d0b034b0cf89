/** Cache tags of what the site reads from the sports service. */

/** Everything that was read. */
export const everySportTag = 'sports';
/** Lists of several sports. */
const listTag = 'sports:list';

/** The tags of a list of events: of one sport, or of several. */
export function tagsOfList(sport: string | undefined): readonly string[] {
  return [everySportTag, sport === undefined ? listTag : `sports:${sport}/`];
}

/** The tags that expire when fixtures of these sports have changed. */
export function tagsOfFixtures(sports: readonly string[]): readonly string[] {
  return sports.length === 0 ? [] : [listTag, ...new Set(sports.map((sport) => `sports:${sport}/`))];
}

const anyTag = /^sports(?:|:list|:[a-z0-9-]{1,64}\/)$/;

export function isSportsTag(tag: string): boolean {
  return anyTag.test(tag);
}
