import { type LocalizedName, type Text, text } from '../../platform/texts/index.ts';
import type { OrderMessageKind } from './order-message-kinds.ts';
import { shorten } from './shorten.ts';

/** The content of an e-mail or a push message: its heading, and its text without greeting and link. */
type MessageContent = { subject: Text; text: Text };

/** One notification, with a text for each channel that sends it. SMS are for urgent notifications. */
export type NotificationTemplate<V> = {
  /** What it says of an order, if that can become untrue. */
  kind?: OrderMessageKind;
  sms?: (v: V & SmsParams) => Text;
  email?: (v: V) => MessageContent;
  push?: (v: V) => MessageContent;
};
type SmsParams = { shop: string };

const defineTemplate = <V>(template: NotificationTemplate<V>): NotificationTemplate<V> => template;

type PlacedParams = { number: string; amount: string; date: string; slot: string };
type OrderParams = { number: string };
/** `code`: the four digits that the customer gives to the rider. */
type OnItsWayParams = OrderParams & { slot: string; code: string };
type PrivacyParams = { number: string; kind: Text };
type TicketParams = { ticket: string; number: string };

/** `cashback`, and `owed`, the part of it that had been spent, are '' when there is none. */
type SuspendedPlanParams = { plan: LocalizedName; cashback: string; owed: string };

const describeCashback = ({ cashback, owed }: SuspendedPlanParams): Text => {
  if (cashback === '') return text`If you did not ask for that, please write to us.`;
  return owed === ''
    ? text`Its cashback of ${cashback} left your wallet, too. If you did not ask for that, please write to us.`
    : text`Of its cashback of ${cashback} you had spent ${owed}: your next recharge pays them first. If you did not ask for that, please write to us.`;
};

const describeArrival = ({ date, slot }: PlacedParams): Text =>
  text`It arrives on ${date}, ${slot}.`;

/**
 * All notifications that the shop sends unasked, in English; they are sent in the language of the account. SMS texts
 * must match those registered with DLT, in each language.
 */
export const notificationTemplates = {
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
  payment_refunded: defineTemplate<{ amount: string; payment: string }>({
    sms: (v) =>
      text`${v.shop}: ${v.amount} of your payment ${v.payment} is on its way back to where you paid from. Banks take 5 to 7 working days.`,
    email: (v) => ({
      subject: text`${v.amount} is on its way back to you`,
      text: text`${v.amount} of your payment ${v.payment} is on its way back to where you paid from. Banks take 5 to 7 working days.`,
    }),
  }),
  order_refunded: defineTemplate<{ amount: string; number: string }>({
    sms: (v) => text`${v.shop}: ${v.amount} of order #${v.number} is back in your wallet.`,
    email: (v) => ({
      subject: text`${v.amount} is back in your wallet`,
      text: text`We refunded ${v.amount} of your order #${v.number}. It is in your wallet.`,
    }),
    push: (v) => ({
      subject: text`${v.amount} is back in your wallet`,
      text: text`We refunded it of your order #${v.number}.`,
    }),
  }),
  wallet_recharged: defineTemplate<{ amount: string; payment: string }>({
    sms: (v) => text`${v.shop}: ${v.amount} is in your wallet. Payment ${v.payment}.`,
    email: (v) => ({
      subject: text`${v.amount} is in your wallet`,
      text: text`Your recharge of ${v.amount} is in your wallet. Payment ${v.payment}.`,
    }),
  }),
  recharge_reversed: defineTemplate<{ amount: string; owed: string; payment: string }>({
    email: (v) => ({
      subject: text`${v.amount} of your recharge went back`,
      text: text`${v.amount} of your payment ${v.payment} went back to where you paid from, so they left your wallet. If you did not ask for that, please write to us.`,
    }),
    push: (v) => ({
      subject: text`${v.amount} of your recharge went back`,
      text: text`They left your wallet. If you did not ask for that, please write to us.`,
    }),
  }),
  recharge_reversed_owed: defineTemplate<{ amount: string; owed: string; payment: string }>({
    email: (v) => ({
      subject: text`${v.amount} of your recharge went back, ${v.owed} are owed`,
      text: text`${v.amount} of your payment ${v.payment} went back to where you paid from. You had spent ${v.owed} of it: your next recharge pays them first, and until then you cannot pay from your wallet. If you did not ask for that, please write to us.`,
    }),
    push: (v) => ({
      subject: text`${v.amount} of your recharge went back`,
      text: text`You had spent ${v.owed} of it: your next recharge pays them first.`,
    }),
  }),
  plan_suspended: defineTemplate<SuspendedPlanParams>({
    email: (v) => ({
      subject: text`Your plan ${v.plan} has ended`,
      text: text`Your plan ${v.plan} has ended, because the recharge that paid for it went back. ${describeCashback(v)}`,
    }),
    push: (v) => ({
      subject: text`Your plan ${v.plan} has ended`,
      text: text`The recharge that paid for it went back. ${describeCashback(v)}`,
    }),
  }),
  ticket_opened: defineTemplate<TicketParams>({
    email: (v) => ({
      subject: text`We have your complaint: ${v.ticket}`,
      text: text`We have your complaint about order #${v.number}. Its number is ${v.ticket}. You hear from us within 48 hours.`,
    }),
  }),
  ticket_answered: defineTemplate<TicketParams & { answer: string }>({
    email: (v) => ({
      subject: text`Our answer to your complaint ${v.ticket}`,
      text: text`About your order #${v.number}:\n\n${v.answer}\n\nWas this answer good? Please rate it on the page of your order.`,
    }),
    push: (v) => ({
      subject: text`Our answer to your complaint ${v.ticket}`,
      text: text`${shorten(v.answer, 160)}`,
    }),
  }),
  privacy_received: defineTemplate<PrivacyParams & { date: string }>({
    sms: (v) =>
      text`${v.shop}: we have your request ${v.number} (${v.kind}). You get our answer by ${v.date}. If you did not ask for this, call us at once.`,
    email: (v) => ({
      subject: text`We have your request ${v.number}`,
      text: text`We have your request ${v.number}: ${v.kind}. You get our answer by ${v.date}. If you did not ask for this, call us at once.`,
    }),
  }),
  privacy_done: defineTemplate<PrivacyParams & { answer: string }>({
    sms: (v) => text`${v.shop}: your request ${v.number} (${v.kind}) is done.`,
    email: (v) => ({
      subject: text`Your request ${v.number} is done`,
      text: text`Your request ${v.number} is done: ${v.kind}.\n\n${v.answer}`,
    }),
  }),
  privacy_refused: defineTemplate<PrivacyParams & { reason: string }>({
    sms: (v) =>
      text`${v.shop}: we cannot do what you asked for with request ${v.number} (${v.kind}): ${v.reason}`,
    email: (v) => ({
      subject: text`Our answer to your request ${v.number}`,
      text: text`We cannot do what you asked for with your request ${v.number}: ${v.kind}.\n\n${v.reason}\n\nIf you do not agree, write to our grievance officer.`,
    }),
  }),
  number_change_pending: defineTemplate<{ ending: string; date: string; link: string }>({
    sms: (v) =>
      text`${v.shop}: your account gets the mobile number ending in ${v.ending} on ${v.date}. Not you? Stop it: ${v.link}`,
    email: (v) => ({
      subject: text`Your mobile number is about to change`,
      text: text`On ${v.date} your account gets the mobile number ending in ${v.ending}. Until then your wallet cannot be spent from. If you did not ask for this, stop it with the link below.`,
    }),
    push: (v) => ({
      subject: text`Your mobile number is about to change`,
      text: text`It becomes the one ending in ${v.ending} on ${v.date}. Not you? Stop it here.`,
    }),
  }),
  number_change_failed: defineTemplate<object>({
    sms: (v) =>
      text`${v.shop}: your mobile number was not changed, since another account uses the new one. Please contact us.`,
    email: () => ({
      subject: text`Your mobile number was not changed`,
      text: text`Another account has used the new number meanwhile. Please contact us.`,
    }),
  }),
  batch_recalled: defineTemplate<OrderParams & { product: LocalizedName }>({
    sms: (v) =>
      text`${v.shop}: please do not eat ${v.product} of order #${v.number}. It is recalled. Set it aside and call us: you get your money back.`,
    email: (v) => ({
      subject: text`Please do not eat ${v.product} of your order #${v.number}`,
      text: text`A batch of ${v.product} is recalled, and your order #${v.number} may contain some of it. Please do not eat it. Set it aside and call us: you get your money back.`,
    }),
    push: (v) => ({
      subject: text`Do not eat ${v.product}`,
      text: text`It is recalled, and order #${v.number} may contain some of it. Set it aside and call us.`,
    }),
  }),
  back_in_stock: defineTemplate<{ name: LocalizedName; link: string }>({
    sms: (v) => text`${v.shop}: ${v.name} is back in stock. ${v.link}`,
    push: (v) => ({
      subject: text`${v.name} is back in stock`,
      text: text`Get it while it lasts.`,
    }),
  }),
} as const;

export type NotificationName = keyof typeof notificationTemplates;
/** The parameters of a notification, without the shop's name. */
export type NotificationParams<N extends NotificationName> =
  (typeof notificationTemplates)[N] extends NotificationTemplate<infer V> ? V : never;
