import { createElement, type SVGProps } from 'react';

type IconNode = { node: [tag: string, attributes: Record<string, string>][] };

const SVG_ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/**
 * Creates the component of a Lucide icon. Replaces Lucide's own, whose contexts, sizes and names
 * are not needed.
 */
export default ({ node }: IconNode) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...SVG_ATTRIBUTES, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
