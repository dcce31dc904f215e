import { Alert, type AlertTone } from '@sabuja/ui/alert.tsx';
import type { ReactNode } from 'react';

/** Notice of a payment's status; changes are announced to screen readers. */
export const PaymentNotice = (props: { tone: AlertTone; title: string; children: ReactNode }) => (
  <Alert tone={props.tone} size="lg" role="status" className="grid gap-2">
    <h2 className="text-title font-extrabold">{props.title}</h2>
    {props.children}
  </Alert>
);
