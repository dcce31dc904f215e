import type { ReactNode } from 'react';

/** A list of labelled figures. */
export const FigureList = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line">{children}</dl>
);

export const Figure = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-2">
    <dt className="text-muted">{label}</dt>
    <dd className="tabular text-right text-lg font-bold">{children}</dd>
  </div>
);
