import type { Estimate, FreeSlot, OrderStatus, orderCalls } from '@sabuja/contract';
import { MAX_ONLINE_AMOUNT, TWIN_WAIT_MINUTES } from '@sabuja/contract/limits';
import { formatIstDateTime, formatIstDay, formatPaise, type Paise, toRupees } from '@sabuja/kit';
import type { ProblemsOf } from '../../platform/http/index.ts';
import {
  joinTexts,
  type LocalizedName,
  type Message,
  type Text,
  text,
} from '../../platform/texts/index.ts';
import { pricingProblems } from '../pricing/index.ts';

/** Completes 'This order is …'. */
const statusLabels: Record<OrderStatus, Text> = {
  PAYMENT_PENDING: text`waiting for its payment`,
  PLACED: text`placed`,
  CONFIRMED: text`confirmed`,
  PICKING: text`being picked`,
  PACKED: text`packed`,
  OUT_FOR_DELIVERY: text`on its way`,
  ATTEMPTED: text`not handed over yet`,
  DELIVERED: text`delivered`,
  CANCELLED: text`cancelled`,
};

type RefusedTransition = {
  from: OrderStatus;
  to: OrderStatus;
  because?: keyof typeof refusedTransitions;
};
const refusedTransitions = {
  WAITS_FOR_TWIN: text`This order waits for the other order of its checkout, ${TWIN_WAIT_MINUTES} minutes at most. It can be confirmed afterwards.`,
} as const;

type AlternativeSlot = { name: string; next: FreeSlot | undefined };
const describeAlternative = (next: FreeSlot | undefined): Message =>
  next === undefined ? '' : text` The next free one is ${next.name} on ${formatIstDay(next.date)}.`;

export const orderProblems = {
  ...pricingProblems,
  NO_ADDRESS: () => ({ ...pricingProblems.NO_ADDRESS(), field: 'customer_address' }),
  MIXED_DEPARTMENTS: () => ({
    status: 422,
    message: 'Kitchen and grocery items go in two orders.',
    field: 'items',
  }),
  BAD_EMAIL: () => ({
    status: 422,
    message: 'Please check the e-mail address.',
    field: 'email',
  }),
  BAD_DATE: () => ({
    status: 422,
    message: 'Please check the delivery date.',
    field: 'delivery_date',
  }),
  PAST_DATE: () => ({
    status: 422,
    message: 'The delivery date is in the past.',
    field: 'delivery_date',
  }),
  FAR_DATE: ({ days }: { days: number }) => ({
    status: 422,
    message: text`Please choose a delivery date within ${days} days.`,
    field: 'delivery_date',
  }),
  NO_SLOT: () => ({
    status: 422,
    message: 'Please choose a time slot from the list.',
    field: 'delivery_slot',
  }),
  ORDERING_BLOCKED: ({ contact }: { contact: string | undefined }) => ({
    status: 403,
    message:
      contact === undefined
        ? 'Your account cannot place orders at the moment. Please contact the shop.'
        : text`Your account cannot place orders at the moment. Please contact us: ${contact}.`,
  }),
  SLOT_CLOSED: ({
    name,
    next,
    reason,
  }: AlternativeSlot & { reason: LocalizedName | undefined }) => ({
    status: 409,
    message:
      reason === undefined
        ? joinTexts([
            text`It is too late for the slot ${name}. Please choose another.`,
            describeAlternative(next),
          ])
        : joinTexts([
            text`The slot ${name} is closed: ${reason}. Please choose another.`,
            describeAlternative(next),
          ]),
    field: 'delivery_slot',
    details: { next },
  }),
  SLOT_FULL: ({ name, next }: AlternativeSlot) => ({
    status: 409,
    message: joinTexts([
      text`The slot ${name} is full. Please choose another.`,
      describeAlternative(next),
    ]),
    field: 'delivery_slot',
    details: { next },
  }),
  LEAD_TIME: (details: AlternativeSlot & { hours: number; item: LocalizedName }) => ({
    status: 409,
    message: joinTexts([
      text`${details.item} must be ordered ${details.hours} hours ahead. Please choose a later slot.`,
      describeAlternative(details.next),
    ]),
    field: 'delivery_slot',
    details: { next: details.next },
  }),
  NO_ESTIMATE: () => ({
    status: 404,
    message: 'The estimate was not found. Please review the amounts and try again.',
    field: 'estimation_id',
  }),
  OTHER_GOODS: () => ({
    status: 409,
    message: 'Your cart has changed. Please review the amounts and try again.',
  }),
  PRICE_CHANGED: ({ estimate }: { estimate: Estimate | undefined }) => ({
    status: 409,
    message: 'Prices have changed. Please review the new amounts.',
    details: { estimate },
  }),
  ALREADY_ORDERED: () => ({
    status: 409,
    message: 'This checkout has been ordered already. Please look at My Orders.',
  }),
  EMPTY_WALLET: () => ({
    status: 409,
    message: 'Your wallet is empty. Please recharge it, or choose another way to pay.',
    field: 'payment_method',
  }),
  STEP_UP_NEEDED: () => ({
    status: 403,
    message: 'Please confirm with a code that it is you.',
  }),
  WALLET_HELD: ({ until }: { until: Date }) => ({
    status: 409,
    message: text`Your wallet can be used again after ${formatIstDateTime(until)}, when your new mobile number is in effect.`,
    field: 'payment_method',
  }),
  WALLET_OWES: ({ owed }: { owed: Paise }) => ({
    status: 409,
    message: text`A recharge of your wallet was taken back after you had spent it, and ${formatPaise(owed)} are owed. Please recharge your wallet, or choose another way to pay.`,
    field: 'payment_method',
    details: { owed: toRupees(owed) },
  }),
  TOO_LITTLE_ONLINE: () => ({
    status: 422,
    message: 'Less than ₹1 cannot be paid online. Please choose another way to pay.',
    field: 'payment_method',
  }),
  TOO_MUCH_ONLINE: () => ({
    status: 422,
    message: text`More than ${formatPaise(MAX_ONLINE_AMOUNT)} cannot be paid online at once. Please choose another way to pay, or order less.`,
    field: 'payment_method',
  }),
  NOT_VERIFIED: () => ({ status: 409, message: 'Payment verification failed.' }),
  OTHER_DELIVERY: () => ({
    status: 409,
    message: 'Both orders of one delivery need the same date and time slot.',
    field: 'delivery_slot',
  }),
  KEY_TOO_LONG: () => ({
    status: 422,
    message: 'The Idempotency-Key is too long.',
    field: 'Idempotency-Key',
  }),
  KEY_REUSED: () => ({
    status: 422,
    message: 'This request was changed after it was sent. Please reload the page and try again.',
    field: 'Idempotency-Key',
  }),
  CANNOT_MOVE: ({ from, to, because }: RefusedTransition) => ({
    status: 409,
    message: because
      ? refusedTransitions[because]
      : text`This order is ${statusLabels[from]} and can no longer be ${statusLabels[to]}.`,
    details: { o_status: from },
  }),
  TWIN_FEE: ({ number, fee, amount }: { number: string; fee: Paise; amount: Paise }) => ({
    status: 409,
    message: text`Without this order, order #${number} costs ${formatPaise(fee)} more for its delivery: ${formatPaise(amount)} in all. Please confirm the new amount.`,
    details: { delivery_charges: toRupees(fee), final_amount: toRupees(amount) },
  }),
  NO_INVOICE: () => ({ status: 404, message: 'This order has no invoice yet.' }),
  NOT_YOURS: () => ({ status: 404, message: 'This order was not found.' }),
} satisfies ProblemsOf<typeof orderCalls>;
