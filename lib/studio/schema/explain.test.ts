import { placedTypes, schemaTypes } from './all.ts';
import descriptions from './descriptions.json' with { type: 'json' };

interface Part {
  readonly name?: string;
  readonly type: string;
  readonly hidden?: unknown;
  readonly description?: unknown;
  readonly fields?: readonly Part[];
  readonly of?: readonly Part[];
}

function allFields(part: Part, path: string): readonly (readonly [string, Part])[] {
  const own = (part.fields ?? []).flatMap((field) => {
    const name = `${path}.${field.name}`;
    const inside = field.type === 'image' || field.type === 'reference' ? [] : allFields(field, name);
    return [[name, field] as const, ...inside];
  });
  return [...own, ...(part.of ?? []).flatMap((member) => allFields(member, `${path}[]`))];
}

const fields = (schemaTypes as readonly Part[])
  .filter(({ type }) => type === 'document')
  .flatMap((type) => allFields(type, type.name ?? ''));
/** Types that the desk does not show. */
const offTheDesk = ['translationBundle'];

test('every field that an editor sees says what it is for', () => {
  const silent = fields.filter(([path, { hidden, description }]) => hidden !== true && !description && !isInHidden(path));
  expect(silent.map(([path]) => path).filter((path) => !offTheDesk.includes(path.split('.')[0] ?? ''))).toEqual([]);
});

test('every description and every unread field belongs to a field', () => {
  const paths = new Set(fields.map(([path]) => path));
  expect([...Object.keys(descriptions.byPath), ...descriptions.unread].filter((path) => !paths.has(path))).toEqual([]);
  expect(placedTypes.length).toBeGreaterThan(10);
});

function isInHidden(path: string): boolean {
  return fields.some(([other, { hidden }]) => hidden === true && (path.startsWith(`${other}.`) || path.startsWith(`${other}[]`)));
}

test('every field that an editor sees stands in a tab, where the document has tabs', () => {
  const withTabs = (schemaTypes as readonly (Part & { readonly groups?: readonly object[] })[]).filter(({ groups }) => groups);
  const loose = withTabs.flatMap(({ name, fields: own = [] }) =>
    own.filter((field) => field.hidden !== true && !('group' in field && field.group)).map((field) => `${name}.${field.name}`),
  );
  expect(withTabs.length).toBeGreaterThan(10);
  expect(loose).toEqual([]);
});
