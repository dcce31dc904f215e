import clsx from 'clsx';
import { type ComponentProps, createElement } from 'react';

type Tag = 'div' | 'section' | 'article' | 'form' | 'fieldset' | 'ul' | 'ol' | 'li' | 'dl';

type CardProps<T extends Tag> = ComponentProps<T> & {
  as?: T;
  /** With the card's own space around what is in it. */
  padded?: boolean;
  /** With a line between its rows. */
  divided?: boolean;
};

/** A bordered surface on the page, as whichever element its content asks for. */
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
