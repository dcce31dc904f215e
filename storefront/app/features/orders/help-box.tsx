import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { ComplaintList } from './complaint-list.tsx';
import { complaintsQuery } from './order-queries.ts';

const ComplaintDialog = lazyDialog(
  async () => (await import('./complaint-dialog.tsx')).ComplaintDialog,
);

/** Button to raise a complaint, and the complaints raised so far. */
export function HelpBox({ order }: { order: Pick<Order, 'uid' | 'user_uid' | 'o_status'> }) {
  const { t } = useLingui();
  const api = useApi();
  // While the order is under way, its event stream refetches the complaints (`useOrderEvents`).
  const refetchOnWindowFocus = isFinal(order.o_status);
  const complaints = useQuery({ ...complaintsQuery(api, order.uid), refetchOnWindowFocus });
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" padded className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{t`Need help with your order?`}</h2>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t`Raise Complaint`}
        </Button>
      </div>
      <ComplaintList complaints={complaints.data ?? []} />
      <ComplaintDialog open={open} order={order} onClose={() => setOpen(false)} />
    </Card>
  );
}
