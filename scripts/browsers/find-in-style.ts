import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { type CssNode, type Declaration, parse, walk } from 'css-tree';
import { type Finding, featuresIn, findLacking } from './support.ts';

const { 'at-rules': atRules, properties, selectors, types } = bcd.css;

/** Functions such as `oklch()`, at any depth of the types. */
const functions = new Map<string, Identifier>();
function collectFunctions(node: Identifier | undefined): void {
  for (const [name, feature] of featuresIn(node)) {
    if (feature.__compat) functions.set(name, feature);
    collectFunctions(feature);
  }
}
collectFunctions(types);

const sharedUnits: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

function unitOf(unit: string): Identifier | undefined {
  const shared = sharedUnits.find(([pattern]) => pattern.test(unit))?.[1];
  return types?.length?.[shared ?? unit];
}

type Add = (feature: string, known: Identifier | undefined) => void;

/** Features of a style sheet that a supported browser lacks; names of one engine only are left out. */
export function findInStyle(css: string): Finding[] {
  return collect(parse(css, { parseCustomProperty: true }));
}

/** Features of a selector that a supported browser lacks. */
export function findInSelector(selector: string): Finding[] {
  return collect(parse(selector, { context: 'selectorList' }));
}

function collect(tree: CssNode): Finding[] {
  const found = new Map<string, readonly string[]>();
  const add: Add = (feature, known) => {
    const lacking = findLacking(known?.__compat);
    if (lacking.length > 0) found.set(feature, lacking);
  };
  walk(tree, (node) => {
    if (node.type === 'Atrule') {
      add(`@${node.name}`, atRules?.[node.name]);
      if (node.prelude) walk(node.prelude, (part) => part.type === 'Feature' && addCondition(node.name, part.name, add));
    } else if (node.type === 'Declaration') addDeclaration(node, add);
    else if (node.type === 'PseudoClassSelector') add(`:${node.name}`, selectors?.[node.name]);
    else if (node.type === 'PseudoElementSelector') add(`::${node.name}`, selectors?.[node.name]);
    else if (node.type === 'Function') add(`${node.name}()`, functions.get(node.name));
    else if (node.type === 'Dimension') add(`1${node.unit}`, unitOf(node.unit));
  });
  return [...found].flatMap(([feature, lacking]) => (/^[:@]*-/.test(feature) ? [] : [{ feature, lacking }]));
}

function addCondition(rule: string, name: string, add: Add): void {
  add(`@${rule} (${name})`, atRules?.[rule]?.[name.replace(/^(?:min|max)-/, '')]);
}

function addDeclaration({ property, value }: Declaration, add: Add): void {
  const known = properties?.[property];
  add(property, known);
  // The values of a property that is missing say nothing more.
  if (findLacking(known?.__compat).length > 0) return;
  walk(value, (part) => {
    if (part.type === 'Identifier') add(`${property}: ${part.name}`, known?.[part.name]);
  });
}
