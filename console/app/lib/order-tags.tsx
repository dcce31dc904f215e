import { useLingui } from '@lingui/react/macro';
import type { Lateness, OrderStatus } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { latenessLabels, statusLabels } from './order-labels.ts';

/** A badge with the status of an order. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  const { text, tone } = statusLabels[status];
  return <Badge tone={tone}>{i18n._(text)}</Badge>;
}

/** A badge 'Late' or 'Due now'; renders nothing for an order on time. */
export function LatenessTag({ lateness }: { lateness: Lateness }) {
  const { i18n } = useLingui();
  if (lateness === 'on_time') return null;
  return (
    <Badge tone={lateness === 'late' ? 'chilli' : 'haldi'}>
      {i18n._(latenessLabels[lateness])}
    </Badge>
  );
}
