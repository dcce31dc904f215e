import clsx from 'clsx';
import { createElement, type SVGProps } from 'react';

type IconNode = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Creates the component of a Lucide icon. Replaces Lucide's own, whose contexts, sizes and names
 * are not needed. Size and stroke come from the class (`styles/controls.css`), not from attributes that
 * every icon of a document would repeat.
 */
export default ({ node }: IconNode) =>
  ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true, ...props, className: clsx('icon', className) },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
