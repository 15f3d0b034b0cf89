type Handler = (event: Event) => void;
type Prop = string | number | boolean | undefined | Handler;
export type Props = Readonly<Record<string, Prop>>;

/** A description of an element. `key` identifies it among its siblings. */
export interface VNode {
  readonly tag: string;
  readonly key: string | undefined;
  readonly props: Props;
  readonly children: readonly (VNode | string)[];
}

export type Child = VNode | string | false | undefined | readonly Child[];

const flatten = (children: readonly Child[]): (VNode | string)[] =>
  children.flatMap((child) =>
    Array.isArray(child) ? flatten(child) : child === false || child === undefined ? [] : [child as VNode | string],
  );

/** Describes an element. Props are attributes, or handlers of events (`onclick`); `false` and `undefined` leave them out. */
export function h(tag: string, { key, ...props }: Props = {}, ...children: readonly Child[]): VNode {
  return { tag, key: typeof key === 'string' ? key : undefined, props, children: flatten(children) };
}

/** Text for screen readers only. */
export const hidden = (text: string): VNode => h('span', { class: 'sr' }, text);
