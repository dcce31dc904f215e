import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'soft' | 'ghost' | 'haldi' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Classes of a button (`styles/controls.css`), for links styled as one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string =>
  `button button-${variant} button-${size}`;

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner beside the label and ignores clicks. */
  busy?: boolean;
};

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      // Not disabled while busy: a disabled button would lose the focus.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={clsx(buttonClass(variant, size), className)}
    >
      {busy && <Spinner className="size-4.5" />}
      {children}
    </button>
  );
}
