import { type Node, type Program, visitorKeys } from 'oxc-parser';

/** A function with its name ('(anonymous)' if it has none), its first line, and its length in lines. */
export type FoundFunction = { name: string; line: number; lines: number };

/** All import sources of a file: imports and re-exports of values and types, dynamic imports and import types. */
export function importsOf(program: Program): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const source = 'source' in node ? node.source : undefined;
    if (source && typeof source === 'object' && 'value' in source) names.push(String(source.value));
  });
  return names;
}

/** Lists the function declarations, function expressions, arrow functions and methods of a file. */
export function functionsOf(program: Program, text: string): FoundFunction[] {
  const lineAt = lineCounter(text);
  const scope = scopeOfScript(program);
  const found: FoundFunction[] = [];
  walk(program, (node, parent) => {
    if (!isFunction(node) || node === scope) return;
    const [first, last] = [lineAt(node.start), lineAt(node.end)];
    found.push({ name: nameOf(node, parent), line: first, lines: last - first + 1 });
  });
  return found;
}

/** All names that a file declares or uses. */
export function identifiersOf(program: Program): string[] {
  const names = new Set<string>();
  walk(program, (node) => {
    if (/^(Identifier|PrivateIdentifier)$/.test(node.type) && 'name' in node) {
      names.add(String(node.name));
    }
  });
  return [...names];
}

const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/**
 * The immediately invoked function that wraps a whole script without modules. It only creates a scope, so
 * it does not count as a function.
 */
function scopeOfScript({ body }: Program): Node | undefined {
  const [only] = body;
  if (body.length !== 1 || only?.type !== 'ExpressionStatement') return undefined;
  const { expression } = only;
  if (expression.type !== 'CallExpression') return undefined;
  const { callee } = expression;
  return callee.type === 'ParenthesizedExpression' ? callee.expression : callee;
}

function nameOf(node: Node, parent: Node | undefined): string {
  if ('id' in node && node.id && 'name' in node.id) return String(node.id.name);
  if (parent?.type === 'VariableDeclarator' && 'name' in parent.id) return parent.id.name;
  if (parent && 'key' in parent && 'name' in parent.key) return String(parent.key.name);
  return '(anonymous)';
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

type Visit = (node: Node, parent: Node | undefined) => void;

function walk(node: Node, visit: Visit, parent?: Node): void {
  visit(node, parent);
  for (const child of childrenOf(node)) walk(child, visit, node);
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, unknown>)[key];
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * The texts of a file that are sent in the reader's language: templates tagged with `text`, with their values as {0},
 * {1}, and messages of problems, which are objects with a status and arguments of `HttpProblem`.
 */
export function textsOf(program: Program): string[] {
  const found: string[] = [];
  walk(program, (node, parent) => {
    if (node.type === 'TaggedTemplateExpression') {
      if (node.tag.type !== 'Identifier' || node.tag.name !== 'text') return;
      const parts = node.quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
      found.push(parts.reduce((before, next, index) => `${before}{${index - 1}}${next}`));
    }
    if (node.type !== 'ObjectExpression') return;
    const values = new Map(
      node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [[property.key.name, property.value] as const]
          : [],
      ),
    );
    const message = values.get('message');
    if (message && (values.has('status') || parent?.type === 'NewExpression'))
      found.push(...literalsOf(message));
  });
  return found;
}

function literalsOf(node: Node): string[] {
  if (node.type === 'ConditionalExpression')
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}
