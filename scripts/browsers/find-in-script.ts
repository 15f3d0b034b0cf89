import { type AnyNode, type MemberExpression, parse } from 'acorn';
import { full } from 'acorn-walk';
import { findInSelector } from './find-in-style.ts';
import { newNames } from './script-names.ts';
import type { Finding } from './support.ts';

/** The newest version of the language that every supported browser reads, regular expressions included. */
const languageVersion = 2023;
const selectorFunctions = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest']);

/**
 * Features of a script or a module that a supported browser lacks. A member is known by its name only, so an object of the
 * site's own may have one of the same name. Throws `SyntaxError` for a syntax that is too new.
 */
export function findInScript(code: string, kind: 'script' | 'module' = 'script'): Finding[] {
  const found = new Map<string, readonly string[]>();
  const add: Add = (feature, lacking) => {
    if (lacking) found.set(feature, lacking);
  };
  const options = { ecmaVersion: languageVersion, allowReturnOutsideFunction: kind === 'script', sourceType: kind } as const;
  full(parse(code, options), (node: AnyNode) => {
    if (node.type === 'Identifier') add(node.name, newNames.globals.get(node.name));
    else if (node.type === 'MemberExpression') addMember(node, add);
    else if (node.type === 'ObjectPattern') {
      for (const property of node.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') addName(property.key.name, add);
      }
    } else if (node.type === 'CallExpression') {
      for (const { feature, lacking } of selectorOf(node)) add(feature, lacking);
    }
  });
  return [...found].map(([feature, lacking]) => ({ feature, lacking }));
}

type Add = (feature: string, lacking: readonly string[] | undefined) => void;

function addName(name: string, add: Add): void {
  add(`.${name}`, newNames.members.get(name));
}

function addMember({ object, property, computed }: MemberExpression, add: Add): void {
  if (computed || property.type !== 'Identifier') return;
  const { name } = property;
  const full = object.type === 'Identifier' ? `${object.name}.${name}` : '';
  if (newNames.statics.has(full)) add(full, newNames.statics.get(full));
  else addName(name, add);
}

function selectorOf({ callee, arguments: [first] }: Extract<AnyNode, { type: 'CallExpression' }>): Finding[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (!selectorFunctions.has(callee.property.name)) return [];
  return first?.type === 'Literal' && typeof first.value === 'string' ? findInSelector(first.value) : [];
}
