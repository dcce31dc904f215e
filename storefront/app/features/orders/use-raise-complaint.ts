import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { type ComplaintForm, complaintMessages } from './complaint-rules.ts';
import { complaintsQuery } from './order-queries.ts';

/** Mutation that raises a complaint about an order. */
export function useRaiseComplaint(order: Pick<Order, 'uid' | 'user_uid'>) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ details, reason }: ComplaintForm) =>
      api('POST /api/v1/complaint/', {
        body: {
          user_uid: order.user_uid,
          order_id: order.uid,
          details: details.trim(),
          actions: Number(reason),
          severity: 'MEDIUM',
          source: 'WEB',
        },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: complaintsQuery(api, order.uid).queryKey });
      toastSuccess(t(complaintMessages.submitted));
    },
  });
}
