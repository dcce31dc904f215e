import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  leaf: 'border-leaf-line bg-leaf-soft text-leaf-deep',
  haldi: 'border-haldi bg-haldi-soft text-haldi-text',
  plain: 'border-line bg-surface text-ink',
} as const;

/** Notice of a payment's status; changes are announced to screen readers. */
export const PaymentNotice = (props: {
  tone: keyof typeof tones;
  title: string;
  children: ReactNode;
}) => (
  <section
    role="status"
    className={clsx('grid gap-2 rounded-card border p-4 md:p-5', tones[props.tone])}
  >
    <h2 className="text-title font-extrabold">{props.title}</h2>
    {props.children}
  </section>
);
