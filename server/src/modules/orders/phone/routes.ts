import { staffPhoneOrderCalls } from '@sabuja/contract';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import {
  addPhoneAddress,
  confirmPhonePayment,
  findStaffCustomer,
  type IdentityDeps,
  openPhoneCustomer,
  sendPhonePaymentCode,
} from '../../identity/index.ts';
import { estimateCheckout, readEstimateAmount } from '../../pricing/index.ts';
import { checkCheckoutLimits } from '../check-limits.ts';
import type { PlaceOrderDeps } from '../deps.ts';
import { hasOrdered } from '../has-ordered.ts';
import { findRemainingPart } from '../twin/find-remaining-part.ts';
import { placePhoneOrder } from './place-phone-order.ts';
import { phoneOrderProblems } from './problems.ts';
import { sendPaymentLink } from './send-payment-link.ts';
import { withholdsRecipient } from './withholds-recipient.ts';

export function staffPhoneOrderRoutes(
  context: MountContext,
  deps: PlaceOrderDeps & { identity: IdentityDeps },
): void {
  const { db, clock, identity } = deps;
  const pricing = { db, clock, checkLimits: checkCheckoutLimits, hasOrdered, findRemainingPart };
  const find = async (uid: string) => (await findStaffCustomer(db, uid))?.id;
  /** Finds the customer and the amount of the estimate that they are asked to pay from their wallet. */
  const findPayment = async (uid: string, estimateRef: string) => {
    const customerId = await find(uid);
    if (customerId === undefined) return fail('NO_CUSTOMER');
    const found = await readEstimateAmount(db, { customerId, estimateRef }, clock.now());
    return found ? { customerId, ...found } : fail('NO_ESTIMATE');
  };
  mountCalls(context, {
    calls: staffPhoneOrderCalls,
    problems: phoneOrderProblems,
    handlers: {
      'POST /api/v1/staff/phone-customers': ({ actor, body }) =>
        openPhoneCustomer(deps, actor, body),
      'POST /api/v1/staff/customers/{uid}/addresses': async ({ actor, params, body }) => {
        const customerId = await find(params.uid);
        if (customerId === undefined) return fail('NO_CUSTOMER');
        return addPhoneAddress(deps, actor, { customerId, input: body, hides: withholdsRecipient });
      },
      'POST /api/v1/staff/customers/{uid}/estimates': async ({ params, body, locale }) => {
        const customerId = await find(params.uid);
        if (customerId === undefined) return fail('NO_CUSTOMER');
        return estimateCheckout(pricing, { customerId, reader: 'staff', locale }, body);
      },
      'POST /api/v1/staff/customers/{uid}/wallet-code': async ({ actor, params, body }) => {
        const payment = await findPayment(params.uid, body.estimation_id);
        return isFailure(payment) ? payment : sendPhonePaymentCode(identity, actor, payment);
      },
      'POST /api/v1/staff/customers/{uid}/wallet-code/validate': async ({
        actor,
        params,
        body: { estimation_id, otp },
      }) => {
        const payment = await findPayment(params.uid, estimation_id);
        if (isFailure(payment)) return payment;
        return confirmPhonePayment(identity, actor, { ...payment, code: otp });
      },
      'POST /api/v1/staff/customers/{uid}/orders': async ({ actor, params, body, http }) => {
        const key = http.request.headers['idempotency-key']?.toString() || undefined;
        if (key !== undefined && key.length > MAX_IDEMPOTENCY_KEY_LENGTH)
          return fail('KEY_TOO_LONG');
        return placePhoneOrder(deps, actor, params.uid, { order: body, idempotencyKey: key });
      },
      'POST /api/v1/staff/orders/{uid}/payment-link': ({ actor, params }) =>
        sendPaymentLink(deps, params.uid, actor),
    },
  });
}
