import type { Department, Estimate } from '@sabuja/contract';
import { apiStatus, isClientError } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { PhoneDraft, SentOrder } from './phone-draft.ts';
import { planPhoneOrders, toPhoneOrder } from './plan-phone-orders.ts';
import type { PhoneForm } from './use-phone-draft.ts';

type Submission = { draft: PhoneDraft; estimate: Estimate; name: string };

/**
 * Places the orders of a draft one after the other. Each request is stored before it is sent: after a lost response or
 * a reload it is sent again with the same idempotency key and places one order. After a refusal, the next request gets
 * a new key.
 */
export function usePlacePhoneOrders({ setDraft }: PhoneForm) {
  const record = (department: Department, order: SentOrder | undefined, estimate?: string) =>
    setDraft((last) => {
      const { [department]: _, ...others } = last.sent;
      const sent = order ? { ...others, [department]: order } : others;
      return { ...last, sent, remainingOf: estimate ?? last.remainingOf };
    });
  const send = async (customer: string, department: Department, order: SentOrder) => {
    record(department, order);
    try {
      const { data } = await api('POST /api/v1/staff/customers/{uid}/orders', {
        params: { uid: customer },
        headers: { 'idempotency-key': order.key },
        body: JSON.parse(order.body),
      });
      const { estimation_id } = JSON.parse(order.body) as { estimation_id: string };
      record(department, { ...order, uid: data[0] ?? '' }, estimation_id.replace(/__[12]$/, ''));
    } catch (error) {
      // After a 4xx response, 429 included, no order was placed; only after 408 (timeout) the outcome is unknown.
      if (isClientError(error) && apiStatus(error) !== 408) record(department, undefined);
      throw error;
    }
  };
  return useMutation({
    mutationFn: async ({ draft, estimate, name }: Submission) => {
      const { customer } = draft;
      if (!customer) return;
      for (const [department, order] of Object.entries(draft.sent) as [Department, SentOrder][]) {
        if (order.uid === undefined) return await send(customer, department, order);
      }
      for (const { department, part } of planPhoneOrders(draft)) {
        const by = estimate.estimation_id + part;
        const body = toPhoneOrder(draft, { department, estimate: by, caller: { name } });
        if (!body) return;
        const key = crypto.randomUUID();
        await send(customer, department, { key, body: JSON.stringify(body) });
      }
    },
    onSettled: () => {
      for (const key of ['customers', 'orders', 'board', 'slots'])
        void queryClient().invalidateQueries({ queryKey: [key] });
    },
  });
}
