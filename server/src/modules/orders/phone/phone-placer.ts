import { toRupees } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { checkPhonePayment } from '../../identity/index.ts';
import { estimateIdOf } from '../../pricing/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { Buyer, Placer } from '../deps.ts';
import { paymentLinkJobKey, sendPaymentLinkJob } from './payment-link-job.ts';
import { withholdsRecipient } from './withholds-recipient.ts';

/**
 * The placer for a member of staff who places an order for a caller. The wallet is debited only with the code that the
 * caller read out for this estimate; for unpaid orders, one payment link is sent for the whole checkout.
 */
export const phonePlacer = (member: StaffActor, buyer: Buyer) =>
  ({
    actor: 'staff',
    memberId: member.memberId,
    reader: 'staff',
    checkOrder: async (tx, { payment_method, estimation_id }) =>
      payment_method === 'WALLET'
        ? checkPhonePayment(tx, {
            customerId: buyer.customerId,
            estimateId: estimation_id && estimateIdOf(estimation_id),
          })
        : undefined,
    hidesRecipient: (tx) => withholdsRecipient(tx, buyer.customerId),
    afterPlaced: async (tx, { uid, status, final_paise, payment_method, twin_until }, now) => {
      const after = { customer: buyer.customerUid, amount: toRupees(final_paise), payment_method };
      const entry = { action: 'order.place', subject: 'order', subjectId: uid, after };
      await recordAudit(tx, member, entry, now);
      // If the first order of a checkout waits for the second, one link is sent later for both.
      if (status === 'PAYMENT_PENDING' && !twin_until)
        await addJob(tx, sendPaymentLinkJob, { uid }, { key: paymentLinkJobKey(uid) });
    },
  }) satisfies Placer;
