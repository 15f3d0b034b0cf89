import { type ExprNode, evaluateSync, toJS } from 'groq-js';
import { LRUCache } from 'lru-cache';
import type { StoredDocument } from '../document.ts';
import type { ContentView } from '../views.ts';
import type { Source } from './source.ts';
import { everyNode, mapTree } from './tree.ts';

/** A part of a query that depends on nothing but the documents of one type: `count(*[_type == "game"])`. A parameter replaces it. */
export interface Constant {
  readonly parameter: string;
  readonly documentType: string;
  /** The parameter with the documents of the type. */
  readonly source: string;
  readonly tree: ExprNode;
  /** The same for the same tree. */
  readonly key: string;
}

/** What is computed from a document alone. */
const ownTypes: ReadonlySet<string> = new Set([
  'AccessAttribute',
  'AccessElement',
  'And',
  'Array',
  'ArrayCoerce',
  'ArrayElement',
  'Asc',
  'Desc',
  'Filter',
  'Group',
  'InRange',
  'Map',
  'Neg',
  'Not',
  'Object',
  'ObjectAttributeValue',
  'OpCall',
  'Or',
  'Pos',
  'Projection',
  'Select',
  'SelectAlternative',
  'Slice',
  'This',
  'Value',
]);
const ownFunctions = new Set(['coalesce', 'count', 'defined', 'length', 'lower', 'upper']);

const isOwn = (node: ExprNode): boolean =>
  ownTypes.has(node.type) || (node.type === 'FuncCall' && node.namespace === 'global' && ownFunctions.has(node.name));

/** What the node is computed from, and the rest of it, which is computed for each document. */
function partsOf(node: ExprNode): { readonly base: ExprNode; readonly inner: readonly unknown[] } | undefined {
  switch (node.type) {
    case 'Filter':
    case 'Map':
    case 'Projection':
      return { base: node.base, inner: [node.expr] };
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Group':
    case 'Slice':
      return { base: node.base, inner: [] };
    case 'AccessAttribute':
      return node.base && { base: node.base, inner: [] };
    case 'PipeFuncCall':
      return node.name === 'order' ? { base: node.base, inner: node.args } : undefined;
    case 'FuncCall': {
      const [base] = node.args;
      return node.name === 'count' && isOwn(node) && base ? { base, inner: [] } : undefined;
    }
    default:
      return undefined;
  }
}

type Unkeyed = Omit<Constant, 'key'>;

export interface Constants {
  readonly tree: ExprNode;
  readonly all: readonly Constant[];
}

/** Makes each part of a planned query a constant that depends on nothing but the documents of one type. */
export function findConstants(planned: ExprNode, sources: readonly Source[]): Constants {
  const all: Unkeyed[] = [];
  const tree = mapTree(planned, (node) => {
    const source = node.type === 'Parameter' ? sources.find(({ parameter }) => parameter === node.name) : undefined;
    return (source && addConstant(source, all)) ?? extendConstant(node, all) ?? node;
  });
  return { tree, all: all.map((constant) => ({ ...constant, key: JSON.stringify(constant.tree) })) };
}

/** The documents of a source as a constant; the parameter in place of it. */
function addConstant({ parameter: source, index, operand, market, slug }: Source, all: Unkeyed[]): ExprNode | undefined {
  if (index !== 'type' || market !== undefined || slug !== undefined) return undefined;
  if (!('literal' in operand) || typeof operand.literal !== 'string') return undefined;
  const parameter = `\0constant${all.length}`;
  const tree: ExprNode = { type: 'Parameter', name: source };
  all.push({ parameter, documentType: operand.literal, source, tree });
  return { type: 'Parameter', name: parameter };
}

/** Adds a node to the constant that it is computed from; undefined where it depends on more. */
function extendConstant(node: ExprNode, all: Unkeyed[]): ExprNode | undefined {
  const parts = partsOf(node);
  if (parts?.base.type !== 'Parameter') return undefined;
  const { name } = parts.base;
  const at = all.findIndex(({ parameter }) => parameter === name);
  const known = all[at];
  if (!known || !everyNode(parts.inner, isOwn)) return undefined;
  const tree: ExprNode = node.type === 'FuncCall' ? { ...node, args: [known.tree] } : ({ ...node, base: known.tree } as ExprNode);
  all[at] = { ...known, tree };
  return parts.base;
}

const maxKept = 200;

/** By the list of documents, which is another one after each change of the type. */
const kept = new WeakMap<readonly StoredDocument[], LRUCache<string, { readonly value: unknown }>>();

/** The values of constants on a view, each computed once for a state of its documents. */
export function constantParams(constants: readonly Constant[], view: ContentView): Record<string, unknown> {
  return Object.fromEntries(constants.map((constant) => [constant.parameter, keptValue(constant, view)]));
}

function keptValue({ documentType, source, tree, key }: Constant, view: ContentView): unknown {
  const documents = view.ofType(documentType);
  const values = kept.get(documents) ?? new LRUCache({ max: maxKept });
  kept.set(documents, values);
  const known = values.get(key) ?? { value: toJS(evaluateSync(tree, { params: { [source]: documents } })) };
  values.set(key, known);
  return known.value;
}
