import type { Department, User } from '@sabuja/contract';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useAddresses } from '../address/index.ts';
import { nextSlotQuery } from '../delivery/index.ts';
import { maxLeadTime } from './lead-time.ts';
import { type CheckoutLine, linesOf } from './order-plan.ts';
import { type FreeSlots, type QuickChoice, quickChoice } from './quick-choice.ts';
import { useLastOrder } from './use-last-order.ts';
import type { PaymentMethods } from './use-payment-methods.ts';

/** What one tap would fill in, from the newest order that was not cancelled; undefined until known. */
export function useQuickChoice(
  user: User,
  lines: readonly CheckoutLine[],
  ordered: readonly Department[],
  paymentMethods: PaymentMethods,
): QuickChoice | undefined {
  const api = useApi();
  const addresses = useAddresses(user.uid);
  const { isPending, lastOrder } = useLastOrder(user);
  const slots = useQueries({
    queries: ordered.map((department) =>
      nextSlotQuery(api, department, maxLeadTime(linesOf(lines, department))),
    ),
    combine: (results): FreeSlots =>
      Object.fromEntries(
        ordered.flatMap((department, index) => {
          const slot = results[index]?.data?.slot;
          return slot ? [[department, slot]] : [];
        }),
      ),
  });
  if (addresses.data === undefined || isPending || paymentMethods.loading) return undefined;
  return quickChoice({
    ordered,
    addresses: addresses.data,
    lastOrder,
    offered: paymentMethods.offered,
    slots,
  });
}
