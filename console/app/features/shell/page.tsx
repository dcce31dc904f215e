import type { ReactNode } from 'react';

type PageProps = { title: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page of the console: its heading, actions for the whole page, and its content. */
export const Page = ({ title, actions, children }: PageProps) => (
  <div className="grid content-start gap-5 px-4 py-4 lg:px-6">
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-title font-extrabold">{title}</h1>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
    {children}
  </div>
);

export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="grid max-w-3xl gap-2">
    <h2 className="text-base font-bold">{title}</h2>
    {children}
  </section>
);
