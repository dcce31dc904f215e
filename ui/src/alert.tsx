import clsx from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  leaf: 'border-leaf-line bg-leaf-soft text-leaf-deep',
  haldi: 'border-haldi bg-haldi-soft text-haldi-text',
  chilli: 'border-chilli-line bg-chilli-soft text-chilli',
  plain: 'border-line bg-sunk text-ink',
} as const;

const sizes = {
  /** Beside its subject: a line of the cart, an amount. */
  sm: 'rounded-control px-3 py-2 text-sm font-medium',
  /** In a form or a dialog. */
  md: 'rounded-field px-4 py-3',
  /** Above a page or a part of it. */
  lg: 'rounded-card border p-4 md:p-5',
} as const;

export type AlertTone = keyof typeof tones;

type AlertProps = ComponentProps<'div'> & {
  tone: AlertTone;
  size?: keyof typeof sizes;
};

/**
 * A message in a coloured box. Screen readers announce it at once with `role="alert"`, at the next pause with
 * `role="status"`, and not by itself without a role.
 */
export const Alert = ({ tone, size = 'md', className, ...rest }: AlertProps) => (
  <div {...rest} className={clsx(tones[tone], sizes[size], className)} />
);
