import type { ReactNode } from 'react';

/** Title of a page of text, with one line under it. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="grid gap-2 pt-6 pb-4 md:pt-10">
    <h1 className="text-display font-extrabold">{title}</h1>
    {children && <p className="max-w-2xl text-lg text-muted">{children}</p>}
  </header>
);
