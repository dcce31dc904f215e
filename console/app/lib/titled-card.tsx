import { Card } from '@sabuja/ui/card.tsx';
import { type ReactNode, useId } from 'react';

/** A section of a page, with its heading. */
export function TitledCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padded aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
