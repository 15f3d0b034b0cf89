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

/** A name is looked for among parts of names, and its parts among whole names: two names with a part in common are not alike. */
const held = { whole: 'whole', part: 'part' } as const;
const sought = { whole: 'part', part: 'whole' } as const;

const keyOf = ([likeness, text]: Form) => `${likeness}:${text}`;

/**
 * DEC-PER-2: forms of a name and birth date; a person is like another one if one of the forms that are sought is among those
 * held of the other. They can be compared as hashes: one letter more, less, other, or exchanged with its neighbour shows by
 * leaving each letter out on both sides.
 */
function formsOf({ firstName, lastName, dateOfBirth }: NamedPerson, side: typeof held | typeof sought): readonly Form[] {
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
    ...forms('MISSING_NAME', withReduced([inOrder]), `${side.whole}:${dateOfBirth}`),
    ...forms('MISSING_NAME', withReduced(shorter), `${side.part}:${dateOfBirth}`),
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
  const wanted = new Set(formsOf(person, sought).map(keyOf));
  return (other) => closestOf(formsOf(other, held).flatMap((form) => (wanted.has(keyOf(form)) ? [form[0]] : [])));
}

function hashForm(form: Form, secret: string): string {
  return hashAboutPerson(keyOf(form), secret).slice(0, hashLength);
}

/** The hashed forms under which a list without names holds a person. */
export function hashHeldForms(person: NamedPerson, secret: string): readonly string[] {
  return [...new Set(formsOf(person, held).map((form) => hashForm(form, secret)))];
}

/** The hashed forms that such a list is searched for, and the likeness that each one shows. */
export function hashSoughtForms(person: NamedPerson, secret: string): ReadonlyMap<string, Likeness> {
  return new Map(formsOf(person, sought).map((form) => [hashForm(form, secret), form[0]]));
}

/** The closest of the likenesses found; undefined without any. */
export function closestOf(found: readonly Likeness[]): Likeness | undefined {
  return likenesses.find((likeness) => found.includes(likeness));
}
