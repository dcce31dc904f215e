import { pricingCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { type EstimateDeps, estimateCheckout } from './estimate-checkout.ts';
import { pricingProblems } from './problems.ts';

export function pricingRoutes(context: MountContext, deps: EstimateDeps): void {
  mountCalls(context, {
    calls: pricingCalls,
    problems: pricingProblems,
    handlers: {
      'POST /api/v1/orders/calculate-estimation': async ({ actor, query, body, locale }) => {
        const { customerId, customerUid } = actor;
        const { customer_id, ...checkout } = query;
        const ownIdentifiers = [undefined, '', customerUid, String(customerId)];
        if (!ownIdentifiers.includes(customer_id)) return fail('NOT_YOURS');
        const requested = { customerId, reader: 'customer', locale } as const;
        return estimateCheckout(deps, requested, { ...checkout, lines: body });
      },
    },
  });
}
