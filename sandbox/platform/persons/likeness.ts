import { foldName } from './fold-name.ts';
import { hashAboutPerson, type NamedPerson } from './identity.ts';

/** How two persons are alike who may be one, the closest first. */
export const likenesses = ['IDENTITY', 'LETTERS', 'ORDER', 'MISSING_NAME', 'SPELLING', 'BIRTH_DATE'] as const;
export type Likeness = (typeof likenesses)[number];

type Form = readonly [likeness: Likeness, text: string];

/** Two letters that some countries write for one with a mark: Müller and Mueller, Ørjan and Oerjan, Åse and Aase. */
const digraphs = /AE|OE|UE|AA/g;
/** 80 bits: two forms that share them by chance make a person look at two names, nothing more. */
const hashLength = 20;

const keyOf = ([likeness, text]: Form) => `${likeness}:${text}`;

/**
 * DEC-PER-2: forms of a name and birth date; two persons who share one are alike. They can be compared as hashes: one letter
 * more, less, other, or exchanged with its neighbour shows by leaving each letter out on both sides.
 */
function formsOf({ firstName, lastName, dateOfBirth }: NamedPerson): readonly Form[] {
  if (!dateOfBirth) return [];
  const parts = [...foldName(firstName), ...foldName(lastName)];
  const given = parts.join('');
  const inOrder = joinSorted(parts);
  const shorter = parts.length > 2 ? parts.map((_, index) => joinSorted(parts.toSpliced(index, 1))) : [];
  const forms = (likeness: Likeness, names: readonly string[], date = dateOfBirth) =>
    names.map((name): Form => [likeness, `${date}:${name}`]);
  return [
    ...forms('LETTERS', withReduced([given])),
    ...forms('ORDER', withReduced([inOrder])),
    ...forms('MISSING_NAME', withReduced([inOrder, ...shorter])),
    ...forms('SPELLING', withReduced([given, inOrder]).flatMap(leaveOneOut)),
    ...forms('BIRTH_DATE', withReduced([inOrder]), sortDayAndMonth(dateOfBirth)),
  ];
}

function joinSorted(parts: readonly string[]): string {
  return parts.toSorted().join('');
}

function withReduced(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => [name, name.replace(digraphs, (pair) => pair.charAt(0))]))];
}

function leaveOneOut(name: string): readonly string[] {
  const letters = [...name];
  return [name, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))];
}

/** The same text for a date and for the one with its day and month exchanged. */
function sortDayAndMonth(date: string): string {
  const [year, ...rest] = date.split('-');
  return [year, ...rest.toSorted()].join('/');
}

/** The closest likeness of another person to this one; undefined without any. `IDENTITY` is what `identityOf` compares. */
export function compareToPerson(person: NamedPerson): (other: NamedPerson) => Likeness | undefined {
  const own = new Set(formsOf(person).map(keyOf));
  return (other) => closestOf(formsOf(other).flatMap((form) => (own.has(keyOf(form)) ? [form[0]] : [])));
}

/** The hashed forms of a person, by which a list without names is searched for those who are like the person. */
export function hashForms(person: NamedPerson, secret: string): ReadonlyMap<string, Likeness> {
  return new Map(formsOf(person).map((form) => [hashAboutPerson(keyOf(form), secret).slice(0, hashLength), form[0]]));
}

/** The closest of the likenesses found; undefined without any. */
export function closestOf(found: readonly Likeness[]): Likeness | undefined {
  return likenesses.find((likeness) => found.includes(likeness));
}
