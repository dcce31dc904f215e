import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  leaf: 'bg-leaf-soft text-leaf-deep',
  haldi: 'bg-haldi-soft text-haldi-text',
  chilli: 'bg-chilli-soft text-chilli',
  plain: 'bg-sunk text-muted',
} as const;

/** A short label in a coloured pill. */
export const Badge = (props: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span
    className={clsx(
      'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold',
      tones[props.tone ?? 'plain'],
    )}
  >
    {props.children}
  </span>
);

/** Count on the corner of an icon; renders nothing at 0. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="tabular absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-haldi px-1 text-xs leading-none font-extrabold text-on-haldi">
      {count}
    </span>
  ) : null;
