import { ownValue } from '#lib/core/own-value.ts';
import type { Props, VNode } from './vnode.ts';

interface Record {
  readonly tag: string;
  readonly key: string | undefined;
  props: Props;
}

const records = new WeakMap<Node, Record>();
const svgTags = new Set(['svg', 'path']);

/** Changes the children of an element to those described; elements that stay keep focus, text cursor and scroll position. */
export function patch(parent: Element, children: readonly (VNode | string)[]): void {
  const unused = new Set<ChildNode>(parent.childNodes);
  const nodes = children.map((child) => {
    const found = [...unused].find((node) => matches(node, child));
    if (found) unused.delete(found);
    return update(found ?? create(child), child);
  });
  for (const node of unused) node.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

function matches(node: ChildNode, child: VNode | string): boolean {
  if (typeof child === 'string') return node.nodeType === Node.TEXT_NODE;
  const record = records.get(node);
  return record?.tag === child.tag && record.key === child.key;
}

function create(child: VNode | string): ChildNode {
  if (typeof child === 'string') return document.createTextNode(child);
  const { tag, key } = child;
  const element = svgTags.has(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  records.set(element, { tag, key, props: {} });
  return element;
}

function update(node: ChildNode, child: VNode | string): ChildNode {
  if (typeof child === 'string') {
    if (node.nodeValue !== child) node.nodeValue = child;
    return node;
  }
  const record = records.get(node);
  if (!record || !(node instanceof Element)) return node;
  const old = record.props;
  record.props = child.props;
  for (const name of new Set([...Object.keys(old), ...Object.keys(child.props)])) setProp(node, name, old, child.props);
  patch(node, child.children);
  // The value of a select needs its options.
  if (node instanceof HTMLSelectElement && typeof child.props.value === 'string') node.value = child.props.value;
  return node;
}

function setProp(element: Element, name: string, old: Props, props: Props): void {
  const value = ownValue(props, name);
  if (typeof value === 'function' || typeof ownValue(old, name) === 'function') {
    if (typeof ownValue(old, name) !== 'function') element.addEventListener(name.slice(2), handleEvent);
    return;
  }
  if (element instanceof HTMLInputElement && name === 'value') {
    if (element.value !== value) element.value = String(value ?? '');
    return;
  }
  if (element instanceof HTMLInputElement && name === 'checked') {
    element.checked = value === true;
    return;
  }
  if (value === ownValue(old, name)) return;
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}

/** Calls the handler of the last description, so that it never acts on an older state. */
function handleEvent(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return;
  const handler = records.get(event.currentTarget)?.props[`on${event.type}`];
  if (typeof handler === 'function') handler(event);
}
