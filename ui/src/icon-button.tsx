import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Classes of a 44 px icon button, for links styled as one. */
export const iconButtonClass =
  'relative inline-grid size-touch shrink-0 place-items-center rounded-control transition-colors duration-(--quick) hover:bg-current/10 disabled:opacity-50';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name. */
  label: string;
};

export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={clsx(iconButtonClass, className)} />
);
