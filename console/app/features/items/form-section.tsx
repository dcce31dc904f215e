import type { ReactNode } from 'react';

/** A part of the form under its heading. */
export const FormSection = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-5">
    <h2 className="text-base font-bold">{title}</h2>
    {children}
  </section>
);
