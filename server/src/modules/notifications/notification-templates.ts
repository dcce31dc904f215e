import { type LocalizedName, type Text, text } from '../../platform/texts/index.ts';
import { defineTemplate, type NotificationTemplate, type OrderParams } from './define-template.ts';
import { orderTemplates } from './order-templates.ts';
import { shorten } from './shorten.ts';

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

/**
 * All notifications that the shop sends unasked, in English; they are sent in the language of the account. SMS texts
 * must match those registered with DLT, in each language.
 */
export const notificationTemplates = {
  ...orderTemplates,
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
