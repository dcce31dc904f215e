import { Card } from '@sabuja/ui/card.tsx';
import { type ReactNode, useId } from 'react';

/** A titled box of the checkout. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padded aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-title font-extrabold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
