import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RetryButton, type RetryProps } from './retry-button.tsx';

const variants = {
  /** Replaces one part of several. */
  card: 'justify-items-start gap-3 rounded-card border border-chilli-line bg-chilli-soft p-4 font-semibold text-chilli',
  note: 'justify-items-start gap-1 rounded-control bg-chilli-soft px-3 py-2 text-sm font-semibold text-chilli',
  plain: 'justify-items-start gap-2 font-semibold text-chilli',
} as const;

type Props = RetryProps & { variant: keyof typeof variants; children: ReactNode };

/** Shows that a part of the page failed to load; the rest stays usable. */
export const PartFailed = ({ variant, children, ...retry }: Props) => (
  <div role="alert" className={clsx('grid', variants[variant])}>
    <p>{children}</p>
    <RetryButton {...retry} size="sm" />
  </div>
);
