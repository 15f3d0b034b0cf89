import { defineField } from '@sanity/types';

interface ChoiceOptions<Value extends string> {
  readonly group?: string;
  readonly description?: string;
  readonly initialValue?: NoInfer<Value>;
  /** Shows all values at once. */
  readonly layout?: 'radio';
}

/** The options of a field, from its values with the titles that editors read. */
export function choiceList(titles: Readonly<Record<string, string>>) {
  return Object.entries(titles).map(([value, title]) => ({ title, value }));
}

/** One of several values. */
export function choiceField<Value extends string>(
  name: string,
  title: string,
  titles: Readonly<Record<Value, string>>,
  { layout, ...options }: ChoiceOptions<Value> = {},
) {
  const list = choiceList(titles);
  return defineField({ name, title, type: 'string', ...options, options: layout ? { layout, list } : { list } });
}
