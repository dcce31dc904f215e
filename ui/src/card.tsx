import clsx from 'clsx';
import { type ComponentProps, createElement } from 'react';

type Tag = 'div' | 'section' | 'article' | 'form' | 'fieldset' | 'ul' | 'ol' | 'li' | 'dl';

type CardProps<T extends Tag> = ComponentProps<T> & {
  as?: T;
  /** Adds the card's padding around the content. */
  padded?: boolean;
  /** Draws a line between its children. */
  divided?: boolean;
};

/** A bordered surface on the page; `as` chooses the element that fits its content. */
export const Card = <T extends Tag = 'div'>(props: CardProps<T>) => {
  const { as = 'div', padded, divided, className, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: clsx(
      'rounded-card border border-line bg-surface',
      padded && 'p-4 md:p-5',
      divided && 'divide-y divide-line',
      className,
    ),
  });
};
