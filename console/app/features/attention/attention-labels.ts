import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';

/** Title of each kind of attention item, and a hint what to do about it. */
export const kindTexts: Record<
  AttentionKind,
  { title: MessageDescriptor; hint: MessageDescriptor }
> = {
  REFUND_REFUSED: {
    title: msg`Refunds that the payment provider refused`,
    hint: msg`Often its balance was too low. Try again, or pay the customer otherwise and note it.`,
  },
  REFUND_FAILED: {
    title: msg`Refunds that failed at the bank`,
    hint: msg`The provider took it, but the account could not be paid. Credit it to the wallet, or pay the customer otherwise and note it.`,
  },
  REFUND_TWICE: {
    title: msg`Refunds that were paid twice`,
    hint: msg`They had failed and were credited to the wallet; then the provider paid them after all. Agree with the customer what becomes of the money, and note it.`,
  },
  REFUND_LATE: {
    title: msg`Refunds under way for too long`,
    hint: msg`Ask the payment provider where the money is.`,
  },
  DISPUTE_OPEN: {
    title: msg`Payments that a bank disputes`,
    hint: msg`The payer’s bank holds the money. Accept or contest the dispute in the dashboard of the payment provider in time: without a response it is lost. It leaves the list once the provider reports the response, or with a note.`,
  },
  PAYMENT_STUCK: {
    title: msg`Money without an order`,
    hint: msg`It is held or captured, and paid for nothing yet. The provider can be asked again.`,
  },
  ORDER_STUCK: {
    title: msg`Orders past their time`,
    hint: msg`Their day is over, or they wait too long for their payment. Deliver, reschedule or cancel them.`,
  },
  SLOT_REQUESTED: {
    title: msg`Customers who asked for a slot that they could not have`,
    hint: msg`The rider could not deliver, and the slot that the customer wanted was full or closed. Call them, and give the order another slot once it is back in the shop.`,
  },
  REFUSED_UNCHECKED: {
    title: msg`Refused items that nobody has checked`,
    hint: msg`Customers did not take them hours ago. Open the order and choose whether they go back into stock or are waste.`,
  },
  CASH_TO_RETURN: {
    title: msg`Cash that customers have not got back`,
    hint: msg`The order was paid by UPI, and the rider reported cash for it more than a day ago. Open the order and confirm once the customer has it.`,
  },
  SETTLEMENT_DIFFERENCE: {
    title: msg`Settlements that differ from the ledger`,
    hint: msg`The payment provider or the bank says something else than the shop has. Look it up and resolve it on the page Settlement.`,
  },
  PRIVACY_OVERDUE: {
    title: msg`Overdue requests about personal data`,
    hint: msg`The law gives a customer an answer in time. Carry the request out, or refuse it with a reason.`,
  },
  MESSAGE_FAILED: {
    title: msg`Messages that could not be sent`,
    hint: msg`Send it again, or tell the customer otherwise and note it.`,
  },
  WEBHOOK_STUCK: {
    title: msg`Payment reports that were not processed`,
    hint: msg`The payment provider reported something that the shop could not process yet. The shop also asks the provider by itself; try again, or note what was found.`,
  },
  JOB_FAILED: {
    title: msg`Background work that fails`,
    hint: msg`It is tried again by itself, with longer and longer pauses. Try it now once the cause is mended; what is not tried again any more can be removed with a note.`,
  },
  RULE_BROKEN: {
    title: msg`Broken rules`,
    hint: msg`The data contradicts itself. Tell who looks after the software; it leaves the list once a check finds it mended.`,
  },
};
