import { shownFields, studioFields } from '../../../tests/fixtures/studio-fields.ts';
import { placedTypes, schemaTypes } from './all.ts';
import descriptions from './descriptions.json' with { type: 'json' };

test('every field that an editor sees says what it is for', () => {
  expect(shownFields.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
});

test('every description and every unread field belongs to a field', () => {
  const paths = new Set(studioFields.map(([path]) => path));
  expect([...Object.keys(descriptions.byPath), ...descriptions.unread].filter((path) => !paths.has(path))).toEqual([]);
  expect(placedTypes.length).toBeGreaterThan(10);
});

interface Grouped {
  readonly name: string;
  readonly groups?: readonly object[];
  readonly fields?: readonly { readonly name: string; readonly hidden?: unknown; readonly group?: unknown }[];
}

test('every field that an editor sees stands in a tab, where the document has tabs', () => {
  const withTabs = (schemaTypes as readonly Grouped[]).filter(({ groups }) => groups);
  const loose = withTabs.flatMap(({ name, fields: own = [] }) =>
    own.filter((field) => field.hidden !== true && !field.group).map((field) => `${name}.${field.name}`),
  );
  expect(withTabs.length).toBeGreaterThan(10);
  expect(loose).toEqual([]);
});
