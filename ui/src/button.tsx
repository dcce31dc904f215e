import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'soft' | 'ghost' | 'haldi' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
  outline: 'border border-leaf bg-surface text-leaf hover:bg-leaf-soft',
  soft: 'bg-leaf-soft text-leaf-deep hover:bg-leaf-line/60',
  ghost: 'text-leaf hover:bg-leaf-soft',
  haldi: 'bg-haldi text-on-haldi hover:brightness-95',
  danger: 'bg-chilli text-on-chilli hover:brightness-90',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm max-md:min-h-touch',
  md: 'min-h-touch px-4',
  lg: 'min-h-13 px-6 text-lg',
};

/** Classes of a button, for links styled as one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string =>
  clsx(
    'relative inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none',
    'transition-[background-color,opacity,transform] duration-(--quick) active:scale-[0.98]',
    'disabled:opacity-55 aria-disabled:opacity-55 disabled:active:scale-100',
    variants[variant],
    sizes[size],
  );

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
