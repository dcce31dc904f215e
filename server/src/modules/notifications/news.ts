/** What an e-mail or a push message says: its heading, and its text without greeting and link. */
export type Written = { subject: string; text: string };

/** One piece of news in the words of each channel that it leaves by. SMS are for what cannot wait. */
export type News<V> = {
  sms?: (v: V & InSms) => string;
  email?: (v: V) => Written;
  push?: (v: V) => Written;
};
type InSms = { shop: string };

const told = <V>(words: News<V>): News<V> => words;

type Placed = { number: string; amount: string; date: string; slot: string };
type OfOrder = { number: string };
type OfTicket = { ticket: string; number: string };

const arrives = ({ date, slot }: Placed): string => `It arrives on ${date}, ${slot}.`;

/**
 * What the shop tells a customer by itself, in one place. SMS texts must match what the shop registered
 * (DLT).
 */
export const news = {
  order_placed: told<Placed>({
    sms: (v) =>
      `${v.shop}: order #${v.number} for ${v.amount} is placed. Delivery ${v.date}, ${v.slot}.`,
    email: (v) => ({
      subject: `Your order #${v.number} is placed`,
      text: `Thank you. Your order #${v.number} for ${v.amount} is placed. ${arrives(v)}`,
    }),
    push: (v) => ({ subject: `Order #${v.number} is placed`, text: `${v.amount}. ${arrives(v)}` }),
  }),
  order_paid: told<Placed>({
    sms: (v) =>
      `${v.shop}: order #${v.number} is placed and ${v.amount} is paid. Delivery ${v.date}, ${v.slot}.`,
    email: (v) => ({
      subject: `Your order #${v.number} is placed and paid`,
      text: `Thank you. We have your payment of ${v.amount}, and your order #${v.number} is placed. ${arrives(v)}`,
    }),
    push: (v) => ({
      subject: `Order #${v.number} is placed`,
      text: `${v.amount} is paid. ${arrives(v)}`,
    }),
  }),
  order_confirmed: told<OfOrder>({
    push: (v) => ({
      subject: `Order #${v.number} is confirmed`,
      text: 'We have begun to get it ready.',
    }),
  }),
  order_packed: told<OfOrder>({
    push: (v) => ({ subject: `Order #${v.number} is packed`, text: 'It leaves with its slot.' }),
  }),
  order_out_for_delivery: told<OfOrder & { slot: string; due: string }>({
    sms: (v) => `${v.shop}: order #${v.number} is on its way, ${v.slot}. To pay: ${v.due}.`,
    push: (v) => ({
      subject: `Order #${v.number} is on its way`,
      text: `It arrives ${v.slot}. To pay on delivery: ${v.due}.`,
    }),
  }),
  paid_order_on_its_way: told<OfOrder & { slot: string }>({
    sms: (v) => `${v.shop}: order #${v.number} is on its way, ${v.slot}. It is paid.`,
    push: (v) => ({
      subject: `Order #${v.number} is on its way`,
      text: `It arrives ${v.slot}. It is paid.`,
    }),
  }),
  order_delivered: told<OfOrder>({
    email: (v) => ({
      subject: `Your order #${v.number} is delivered`,
      text: `Your order #${v.number} is delivered. Its bill is on the page of the order; tell us there if something is not right.`,
    }),
    push: (v) => ({ subject: `Order #${v.number} is delivered`, text: 'Enjoy it.' }),
  }),
  order_cancelled: told<OfOrder>({
    sms: (v) => `${v.shop}: order #${v.number} is cancelled. You have nothing to pay.`,
    email: (v) => ({
      subject: `Your order #${v.number} is cancelled`,
      text: `We had to cancel your order #${v.number}. You have nothing to pay.`,
    }),
    push: (v) => ({
      subject: `Order #${v.number} is cancelled`,
      text: 'You have nothing to pay.',
    }),
  }),
  paid_order_cancelled: told<OfOrder>({
    sms: (v) =>
      `${v.shop}: order #${v.number} is cancelled. What you paid goes back to where you paid from.`,
    email: (v) => ({
      subject: `Your order #${v.number} is cancelled`,
      text: `We had to cancel your order #${v.number}. What you paid for it goes back to where you paid from.`,
    }),
    push: (v) => ({
      subject: `Order #${v.number} is cancelled`,
      text: 'What you paid goes back to where you paid from.',
    }),
  }),
  order_cancelled_by_customer: told<OfOrder>({
    email: (v) => ({
      subject: `You cancelled your order #${v.number}`,
      text: `Your order #${v.number} is cancelled, as you asked. You have nothing to pay.`,
    }),
  }),
  paid_order_cancelled_by_customer: told<OfOrder>({
    email: (v) => ({
      subject: `You cancelled your order #${v.number}`,
      text: `Your order #${v.number} is cancelled, as you asked. What you paid for it goes back to where you paid from.`,
    }),
  }),
  order_unpaid: told<OfOrder>({
    push: (v) => ({
      subject: `Order #${v.number} is cancelled`,
      text: 'Its payment did not come. Nothing was charged.',
    }),
  }),
  payment_refunded: told<{ amount: string; payment: string }>({
    sms: (v) =>
      `${v.shop}: ${v.amount} of your payment ${v.payment} is on its way back to where you paid from. ` +
      'Banks take 5 to 7 working days.',
    email: (v) => ({
      subject: `${v.amount} is on its way back to you`,
      text: `${v.amount} of your payment ${v.payment} is on its way back to where you paid from. Banks take 5 to 7 working days.`,
    }),
  }),
  wallet_recharged: told<{ amount: string; payment: string }>({
    sms: (v) => `${v.shop}: ${v.amount} is in your wallet. Payment ${v.payment}.`,
    email: (v) => ({
      subject: `${v.amount} is in your wallet`,
      text: `Your recharge of ${v.amount} is in your wallet. Payment ${v.payment}.`,
    }),
  }),
  ticket_opened: told<OfTicket>({
    email: (v) => ({
      subject: `We have your complaint: ${v.ticket}`,
      text: `We have your complaint about order #${v.number}. Its number is ${v.ticket}. You hear from us within 48 hours.`,
    }),
  }),
  ticket_answered: told<OfTicket & { answer: string }>({
    email: (v) => ({
      subject: `Our answer to your complaint ${v.ticket}`,
      text: `About your order #${v.number}:\n\n${v.answer}`,
    }),
    push: (v) => ({
      subject: `Our answer to your complaint ${v.ticket}`,
      text: v.answer.length > 160 ? `${v.answer.slice(0, 159)}…` : v.answer,
    }),
  }),
  back_in_stock: told<{ name: string; link: string }>({
    sms: (v) => `${v.shop}: ${v.name} is back in stock. ${v.link}`,
    push: (v) => ({ subject: `${v.name} is back in stock`, text: 'Get it while it lasts.' }),
  }),
} as const;

export type NewsName = keyof typeof news;
/** What a piece of news needs to know, beside the shop's name. */
export type Facts<N extends NewsName> = (typeof news)[N] extends News<infer V> ? V : never;
