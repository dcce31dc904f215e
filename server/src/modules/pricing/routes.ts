import { pricingCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { acceptsMethod } from '../content/index.ts';
import { findAddress } from '../identity/index.ts';
import { estimateIdOf } from './claim-estimate.ts';
import { createEstimate, type PricingDeps } from './estimate.ts';
import { readEstimate } from './estimates-store.ts';
import { pricingProblems } from './problems.ts';
import { type FindRemainingPart, findRemainingEstimate } from './remaining-estimate.ts';

export function pricingRoutes(
  context: MountContext,
  deps: PricingDeps & { findRemainingPart: FindRemainingPart },
): void {
  mountCalls(context, {
    calls: pricingCalls,
    problems: pricingProblems,
    handlers: {
      'POST /api/v1/orders/calculate-estimation': async ({ actor, query, body, locale }) => {
        const { address, pincode, payment_method, is_same, customer_id, remaining_of } = query;
        const ownIdentifiers = [undefined, '', actor.customerUid, String(actor.customerId)];
        if (!ownIdentifiers.includes(customer_id)) return fail('NOT_YOURS');
        if (!(await acceptsMethod(deps.db, payment_method))) return fail('BAD_PAYMENT_METHOD');
        if (address && !(await findAddress(deps.db, actor.customerId, address)))
          return fail('NO_ADDRESS');
        const { customerId } = actor;
        const remaining =
          remaining_of &&
          (await findRemainingEstimate(deps, {
            customerId,
            estimateRef: remaining_of,
            lines: body,
            pincode,
            delivery: { date: query.delivery_date, slotName: query.delivery_slot },
          }));
        if (remaining) return remaining;
        const earlierId = remaining_of && query.coupon && estimateIdOf(remaining_of);
        return createEstimate(deps, {
          customerId,
          lines: body,
          pincode,
          isSame: is_same,
          paymentMethod: payment_method,
          coupon: query.coupon,
          earlier: earlierId ? await readEstimate(deps.db, customerId, earlierId) : undefined,
          locale,
        });
      },
    },
  });
}
