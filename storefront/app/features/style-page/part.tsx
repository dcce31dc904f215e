import type { ReactNode } from 'react';

export const StyleSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-4">
    <h3 className="border-b border-line pb-1 text-title">{title}</h3>
    {children}
  </section>
);

export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-2">
    <p className="text-sm text-muted">{label}</p>
    <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
  </div>
);
