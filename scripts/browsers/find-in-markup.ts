import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'esbuild';
import { type Finding, findLacking } from './support.ts';

const { elements, global_attributes: globalAttributes } = bcd.html;
const otherNames: Readonly<Record<string, string>> = { classname: 'class', htmlfor: 'for' };

/** Elements and attributes of a component's source that a supported browser lacks. */
export function findInMarkup(source: string): Finding[] {
  const found = new Map<string, readonly string[]>();
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', target: 'es2023', logLevel: 'silent' });
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node: AnyNode) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !/^_?jsxs?$/.test(node.callee.name)) return;
    const [tag, props] = node.arguments;
    if (tag?.type !== 'Literal' || typeof tag.value !== 'string') return;
    add(found, `<${tag.value}>`, findLacking(elements?.[tag.value]?.__compat));
    if (props?.type !== 'ObjectExpression') return;
    for (const property of props.properties) {
      if (property.type === 'Property') addAttribute(found, tag.value, nameOf(property.key));
    }
  });
  return [...found].map(([feature, lacking]) => ({ feature, lacking }));
}

function add(found: Map<string, readonly string[]>, feature: string, lacking: readonly string[]): void {
  if (lacking.length > 0) found.set(feature, lacking);
}

function addAttribute(found: Map<string, readonly string[]>, tag: string, name: string): void {
  const own = elements?.[tag]?.[name];
  const known = own?.__compat ? own : globalAttributes?.[name];
  add(found, own?.__compat ? `<${tag} ${name}>` : `<* ${name}>`, findLacking(known?.__compat));
}

/** The attribute of a property of React: `popoverTarget` is `popovertarget`. */
function nameOf(key: AnyNode): string {
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
  return otherNames[name.toLowerCase()] ?? name.toLowerCase();
}
