import { Card } from '@sabuja/ui/card.tsx';
import type { ReactNode } from 'react';

/** A section of a form, with its heading. */
export const FormSection = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card as="section" padded className="grid gap-4">
    <h2 className="text-base font-bold">{title}</h2>
    {children}
  </Card>
);
