import { type ReactNode, useId } from 'react';

/** A titled box of the checkout. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <h2 id={id} className="text-title font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  );
}
