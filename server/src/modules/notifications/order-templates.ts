import { type Text, text } from '../../platform/texts/index.ts';
import { defineTemplate, type OrderParams } from './define-template.ts';

type PlacedParams = { number: string; amount: string; date: string; slot: string };
/** `code`: the four digits that the customer gives to the rider. */
type OnItsWayParams = OrderParams & { slot: string; code: string };

const describeArrival = ({ date, slot }: PlacedParams): Text =>
  text`It arrives on ${date}, ${slot}.`;

/** Notifications of an order on its way from checkout to door, in English. */
export const orderTemplates = {
  order_placed: defineTemplate<PlacedParams>({
    kind: 'placed',
    sms: (v) =>
      text`${v.shop}: order #${v.number} for ${v.amount} is placed. Delivery ${v.date}, ${v.slot}.`,
    email: (v) => ({
      subject: text`Your order #${v.number} is placed`,
      text: text`Thank you. Your order #${v.number} for ${v.amount} is placed. ${describeArrival(v)}`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is placed`,
      text: text`${v.amount}. ${describeArrival(v)}`,
    }),
  }),
  order_paid: defineTemplate<PlacedParams>({
    kind: 'placed',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is placed and ${v.amount} is paid. Delivery ${v.date}, ${v.slot}.`,
    email: (v) => ({
      subject: text`Your order #${v.number} is placed and paid`,
      text: text`Thank you. We have your payment of ${v.amount}, and your order #${v.number} is placed. ${describeArrival(v)}`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is placed`,
      text: text`${v.amount} is paid. ${describeArrival(v)}`,
    }),
  }),
  payment_link: defineTemplate<OrderParams & { amount: string; until: string; link: string }>({
    sms: (v) =>
      text`${v.shop}: to place your order #${v.number}, pay ${v.amount} until ${v.until}: ${v.link}`,
    email: (v) => ({
      subject: text`Please pay for your order #${v.number}`,
      text: text`To place your order #${v.number}, please pay ${v.amount} until ${v.until}: ${v.link}`,
    }),
  }),
  delivery_charged: defineTemplate<OrderParams & { fee: string; amount: string; due: string }>({
    kind: 'bill',
    sms: (v) =>
      text`${v.shop}: order #${v.number} now comes alone: ${v.fee} for delivery is added, ${v.amount} in all. To pay on delivery: ${v.due}. You can cancel it free until we confirm it.`,
    email: (v) => ({
      subject: text`Your order #${v.number} now costs ${v.amount}`,
      text: text`The other order of this checkout does not come, so ${v.fee} for delivery is added to your order #${v.number}: ${v.amount} in all, ${v.due} to pay on delivery. You can cancel it free until we confirm it.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} now costs ${v.amount}`,
      text: text`It comes alone: ${v.fee} for delivery is added. You can cancel it free until we confirm it.`,
    }),
  }),
  order_confirmed: defineTemplate<OrderParams>({
    kind: 'progress',
    push: (v) => ({
      subject: text`Order #${v.number} is confirmed`,
      text: text`We have begun to get it ready.`,
    }),
  }),
  order_packed: defineTemplate<OrderParams>({
    kind: 'progress',
    push: (v) => ({
      subject: text`Order #${v.number} is packed`,
      text: text`It leaves with its slot.`,
    }),
  }),
  unpaid_order_packed_short: defineTemplate<
    OrderParams & { amount: string; reduction: string; due: string }
  >({
    kind: 'bill',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is packed, but not all of it was found. It now costs ${v.amount}, ${v.reduction} less. To pay on delivery: ${v.due}.`,
    email: (v) => ({
      subject: text`Your order #${v.number} now costs ${v.amount}`,
      text: text`Your order #${v.number} is packed, but not all of it was found as you ordered it. It now costs ${v.amount}, ${v.reduction} less; ${v.due} is to be paid on delivery. The page of the order shows what was ordered and what comes.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is packed`,
      text: text`Not all of it was found: it now costs ${v.amount}, ${v.reduction} less.`,
    }),
  }),
  order_packed_short: defineTemplate<
    OrderParams & { amount: string; reduction: string; returned: string; due: string }
  >({
    kind: 'bill',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is packed, but not all of it was found. It now costs ${v.amount}, ${v.reduction} less; ${v.returned} goes back to where you paid from. To pay on delivery: ${v.due}.`,
    email: (v) => ({
      subject: text`Your order #${v.number} now costs ${v.amount}`,
      text: text`Your order #${v.number} is packed, but not all of it was found as you ordered it. It now costs ${v.amount}, ${v.reduction} less. ${v.returned} goes back to where you paid from; ${v.due} is to be paid on delivery. The page of the order shows what was ordered and what comes.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is packed`,
      text: text`Not all of it was found: it now costs ${v.amount}, ${v.reduction} less.`,
    }),
  }),
  order_out_for_delivery: defineTemplate<OnItsWayParams & { due: string }>({
    kind: 'journey',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is on its way, ${v.slot}. To pay: ${v.due}. Code for the rider: ${v.code}.`,
    push: (v) => ({
      subject: text`Order #${v.number} is on its way`,
      text: text`It arrives ${v.slot}. To pay on delivery: ${v.due}. Code for the rider: ${v.code}.`,
    }),
  }),
  paid_order_on_its_way: defineTemplate<OnItsWayParams>({
    kind: 'journey',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is on its way, ${v.slot}. It is paid. Code for the rider: ${v.code}.`,
    push: (v) => ({
      subject: text`Order #${v.number} is on its way`,
      text: text`It arrives ${v.slot}. It is paid. Code for the rider: ${v.code}.`,
    }),
  }),
  order_attempted: defineTemplate<OrderParams>({
    kind: 'journey',
    sms: (v) =>
      text`${v.shop}: we came with order #${v.number} but could not hand it over. We will contact you about a new time.`,
    push: (v) => ({
      subject: text`Order #${v.number} could not be handed over`,
      text: text`We will contact you about a new time.`,
    }),
  }),
  order_rescheduled: defineTemplate<OrderParams & { date: string; slot: string }>({
    kind: 'time',
    sms: (v) =>
      text`${v.shop}: order #${v.number} has a new delivery time: ${v.date}, ${v.slot}. Call us if it does not suit you.`,
    push: (v) => ({
      subject: text`New delivery time for order #${v.number}`,
      text: text`${v.date}, ${v.slot}. Call us if it does not suit you.`,
    }),
  }),
  order_corrected: defineTemplate<OrderParams>({
    sms: (v) =>
      text`${v.shop}: phone, address or note of order #${v.number} were corrected. If nobody asked for it, call us at once.`,
    push: (v) => ({
      subject: text`Order #${v.number} was corrected`,
      text: text`Please check phone, address and note. If nobody asked for it, call us at once.`,
    }),
  }),
  order_due_paid: defineTemplate<OrderParams & { amount: string }>({
    email: (v) => ({
      subject: text`We have your payment for order #${v.number}`,
      text: text`Thank you. We have your payment of ${v.amount} for your order #${v.number}, made by UPI on delivery.`,
    }),
    push: (v) => ({
      subject: text`${v.amount} is paid`,
      text: text`We have your payment for order #${v.number}.`,
    }),
  }),
  order_delivered: defineTemplate<OrderParams>({
    kind: 'delivery',
    email: (v) => ({
      subject: text`Your order #${v.number} is delivered`,
      text: text`Your order #${v.number} is delivered. Its bill is on the page of the order; tell us there if something is not right.`,
    }),
    push: (v) => ({ subject: text`Order #${v.number} is delivered`, text: text`Enjoy it.` }),
  }),
  order_part_refused: defineTemplate<OrderParams & { amount: string; reduction: string }>({
    kind: 'delivery',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is delivered without what you refused. It costs ${v.amount}, ${v.reduction} less.`,
    email: (v) => ({
      subject: text`Your order #${v.number} is delivered and costs ${v.amount}`,
      text: text`Your order #${v.number} is delivered without what you refused. It costs ${v.amount}, ${v.reduction} less. The page of the order shows what was refused, and has the bill with its credit note.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is delivered`,
      text: text`Without what you refused it costs ${v.amount}, ${v.reduction} less.`,
    }),
  }),
  paid_order_part_refused: defineTemplate<
    OrderParams & { amount: string; reduction: string; returned: string }
  >({
    kind: 'delivery',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is delivered without what you refused. It costs ${v.amount}, ${v.reduction} less; ${v.returned} goes back to where you paid from.`,
    email: (v) => ({
      subject: text`Your order #${v.number} is delivered and costs ${v.amount}`,
      text: text`Your order #${v.number} is delivered without what you refused. It costs ${v.amount}, ${v.reduction} less; ${v.returned} goes back to where you paid from. The page of the order shows what was refused, and has the bill with its credit note.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is delivered`,
      text: text`Without what you refused it costs ${v.amount}. ${v.returned} goes back to where you paid from.`,
    }),
  }),
  order_cancelled: defineTemplate<OrderParams>({
    kind: 'cancellation',
    sms: (v) => text`${v.shop}: order #${v.number} is cancelled. You have nothing to pay.`,
    email: (v) => ({
      subject: text`Your order #${v.number} is cancelled`,
      text: text`We had to cancel your order #${v.number}. You have nothing to pay.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is cancelled`,
      text: text`You have nothing to pay.`,
    }),
  }),
  paid_order_cancelled: defineTemplate<OrderParams>({
    kind: 'cancellation',
    sms: (v) =>
      text`${v.shop}: order #${v.number} is cancelled. What you paid goes back to where you paid from.`,
    email: (v) => ({
      subject: text`Your order #${v.number} is cancelled`,
      text: text`We had to cancel your order #${v.number}. What you paid for it goes back to where you paid from.`,
    }),
    push: (v) => ({
      subject: text`Order #${v.number} is cancelled`,
      text: text`What you paid goes back to where you paid from.`,
    }),
  }),
  order_cancelled_by_customer: defineTemplate<OrderParams>({
    kind: 'cancellation',
    email: (v) => ({
      subject: text`You cancelled your order #${v.number}`,
      text: text`Your order #${v.number} is cancelled, as you asked. You have nothing to pay.`,
    }),
  }),
  paid_order_cancelled_by_customer: defineTemplate<OrderParams>({
    kind: 'cancellation',
    email: (v) => ({
      subject: text`You cancelled your order #${v.number}`,
      text: text`Your order #${v.number} is cancelled, as you asked. What you paid for it goes back to where you paid from.`,
    }),
  }),
  order_unpaid: defineTemplate<OrderParams>({
    kind: 'cancellation',
    push: (v) => ({
      subject: text`Order #${v.number} is cancelled`,
      text: text`Its payment did not come. Nothing was charged.`,
    }),
  }),
} as const;
