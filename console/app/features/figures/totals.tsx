import { Card } from '@sabuja/ui/card.tsx';
import type { ReactNode } from 'react';

/** The totals of a period, side by side. */
export const Totals = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label}>
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">{children}</dl>
  </section>
);

export const Total = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card className="grid content-between gap-1 p-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="tabular text-lg font-bold">{children}</dd>
  </Card>
);
