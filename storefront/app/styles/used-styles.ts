import postcss, { type ChildNode, type Rule } from 'postcss';

/** A part of a style sheet: text, or a block of parts; `needs` lists the names in each selector. */
type Part = { name: string; needs: readonly string[][]; css: string; parts?: readonly Part[] };

/** Fallbacks for browsers without `@property`; only the linked sheet contains them. */
const FALLBACKS = '@layer properties';

/** At-rules that are used only if another part mentions their name. */
const NAMED = /^@(?:property|keyframes)$/;

/** True for a rule of theme variables; each is used only if another rule or used variable refers to it. */
const isTheme = ({ selector, parent }: Rule): boolean =>
  selector === ':root,:host' || (parent?.type === 'atrule' && selector === ':root, :host');

const unescapeName = (name: string): string => name.replace(/\\(.)/g, '$1');

/** Selectors of what no document shows before its scripts run: parts of controls, such as a date field, and toasts. */
const LATE = /^(?:::-webkit-|::file-selector|:-moz-|:where\(select|\[data-sonner)/;
const NEVER = '(late)';

/** Parts of a selector that are not element names: arguments, attributes, pseudo-classes, classes, ids. */
const NO_ELEMENT = /\([^()]*\)|\[[^\]]*\]|::?[\w-]+|[.#](?:\\.|[\w-])+/g;

/** The names of classes ('.card') and elements ('a') that a selector needs to match something. */
function namesOf(selector: string): string[] {
  if (LATE.test(selector)) return [NEVER];
  const classes = [...selector.matchAll(/\.(?:\\.|[\w-])+/g)].map(([name]) => unescapeName(name));
  let rest = selector;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(NO_ELEMENT, '');
  }
  const elements = rest.match(/[a-z][\w-]*/gi) ?? [];
  return [...classes, ...elements.map((name) => name.toLowerCase())];
}

function toPart(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  const css = node.toString();
  if (node.type === 'rule') return isTheme(node) ? [toTheme(node)] : toRule(node);
  if (node.type !== 'atrule') return [{ name: '', needs: [], css: `${css};` }];
  const head = `@${node.name} ${node.params}`;
  if (NAMED.test(`@${node.name}`)) return [{ name: node.params, needs: [], css }];
  if (!/^(?:layer|media|supports|container)$/.test(node.name) || node.nodes === undefined)
    return [{ name: '', needs: [], css: node.nodes === undefined ? `${css};` : css }];
  if (head === FALLBACKS) return [];
  return [{ name: '', needs: [], css: head, parts: node.nodes.flatMap(toPart) }];
}

function toRule(rule: Rule): Part[] {
  // The minifier writes declarations with a vendor prefix twice; the repetition is removed.
  rule.each((node) => {
    if (node.type === 'decl' && node.prev()?.toString() === node.toString()) node.remove();
  });
  return [{ name: '', needs: rule.selectors.map(namesOf), css: rule.toString() }];
}

const toTheme = (rule: Rule): Part => ({
  name: '',
  needs: [],
  css: rule.selector,
  parts: rule.nodes.flatMap((each) =>
    each.type === 'decl' ? [{ name: each.prop, needs: [], css: `${each.toString()};` }] : [],
  ),
});

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

/** All parts with a name, at any depth. */
const namedParts = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    ...(part.name === '' ? [] : [part]),
    ...(part.parts === undefined ? [] : namedParts(part.parts)),
  ]);

/** The named parts that the text mentions, directly or through other named parts. */
function referredBy(text: string, named: readonly Part[]): Set<Part> {
  const found = new Set<Part>();
  let texts = text;
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    const added = named.filter((part) => !found.has(part) && mentions(texts, part.name));
    for (const part of added) found.add(part);
    texts = added.map(({ css }) => css.slice(css.indexOf(':'))).join('');
  }
  return found;
}

/** True if the name occurs in the text as a whole word, so that `--a` is not found in `--a-b`. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at + name.length))) return true;
  return false;
}

/** The classes ('.card') and elements ('a') in a document. */
export function namesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const decoded = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
  const classes = decoded.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(/\s+/);
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  return new Set([...classes.map((name) => `.${name}`), ...elements]);
}

/**
 * Reads a style sheet once; the returned function gives the part of it that a document with these
 * classes and elements needs for its first paint.
 */
export function usedStyles(sheet: string): (names: ReadonlySet<string>) => string {
  const { nodes } = postcss.parse(sheet);
  const layers = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params : [],
  );
  // The order of all layers comes first, because a layer without used rules must still keep its place in it.
  const order = `@layer ${layers.join(',')};`;
  const parts = nodes.flatMap(toPart);
  const named = namedParts(parts);
  return (names) => {
    const isUsed = ({ needs }: Part) =>
      needs.length === 0 || needs.some((each) => each.every((name) => names.has(name)));
    const rules = render(parts, (part) => part.name === '' && isUsed(part));
    const referred = referredBy(rules, named);
    const isNeeded = (part: Part) => (part.name === '' ? isUsed(part) : referred.has(part));
    return order + render(parts, isNeeded);
  };
}
