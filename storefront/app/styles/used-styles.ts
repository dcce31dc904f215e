import postcss, { type ChildNode } from 'postcss';

/** A part of a style sheet: text, or a block of parts; `needs` lists the classes of each selector. */
type Part = { name: string; needs: readonly string[][]; css: string; parts?: readonly Part[] };

/** Fallbacks for browsers without `@property`: the linked sheet brings them. */
const FALLBACKS = '@layer properties';

/** Parts that are used only if their name occurs in another one. */
const NAMED = /^@(?:property|keyframes)$/;

const unescapeName = (name: string): string => name.replace(/\\(.)/g, '$1');

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescapeName(name));

function toPart(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  const css = node.toString();
  if (node.type === 'rule') {
    return [{ name: '', needs: node.selectors.map(classesOf), css }];
  }
  if (node.type !== 'atrule') return [{ name: '', needs: [], css: `${css};` }];
  const head = `@${node.name} ${node.params}`;
  if (NAMED.test(`@${node.name}`)) return [{ name: node.params, needs: [], css }];
  if (!/^(?:layer|media|supports|container)$/.test(node.name) || node.nodes === undefined)
    return [{ name: '', needs: [], css: node.nodes === undefined ? `${css};` : css }];
  if (head === FALLBACKS) return [];
  return [{ name: '', needs: [], css: head, parts: node.nodes.flatMap(toPart) }];
}

function render(parts: readonly Part[], isUsed: (part: Part) => boolean): string {
  return parts
    .filter(isUsed)
    .map((part) => {
      if (part.parts === undefined) return part.css;
      const inside = render(part.parts, isUsed);
      return inside === '' ? '' : `${part.css}{${inside}}`;
    })
    .join('');
}

/** The names of all classes in a document. */
export function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const decoded = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
  return new Set(decoded.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(/\s+/));
}

/**
 * Reads a style sheet once; the returned function gives the part of it that a document with these
 * classes needs for its first paint.
 */
export function usedStyles(sheet: string): (classes: ReadonlySet<string>) => string {
  const { nodes } = postcss.parse(sheet);
  const layers = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params : [],
  );
  // First of all, because a layer without a used rule must still have its place in the order.
  const order = `@layer ${layers.join(',')};`;
  const parts = nodes.flatMap(toPart);
  return (classes) => {
    const isUsed = ({ needs }: Part) =>
      needs.length === 0 || needs.some((names) => names.every((name) => classes.has(name)));
    const rules = render(parts, (part) => part.name === '' && isUsed(part));
    const isNeeded = (part: Part) => (part.name === '' ? isUsed(part) : rules.includes(part.name));
    return order + render(parts, isNeeded);
  };
}
