import { type Message, text } from '../../platform/texts/index.ts';
import type { NotificationName } from './notification-templates.ts';

type CodeVariables = { code: string; shop: string; minutes: number; host: string };

/** The last line of a code's SMS, by which browsers fill it in (WebOTP); the same in every language. */
const webOtpLine = ({ host, code }: CodeVariables): string => `@${host} #${code}`;

/**
 * The texts of messages that a user requests, for one channel and one address; `notification-templates.ts` and
 * `order-templates.ts` have the notifications that the shop sends unasked. SMS texts must match those registered with
 * DLT.
 */
export const messageTemplates = {
  otp: (v: CodeVariables) =>
    text`${v.code} is your ${v.shop} sign-in code. Valid ${v.minutes} min. Do not share it with anyone.\n${webOtpLine(v)}`,
  new_number: (v: CodeVariables) =>
    text`${v.code} is your ${v.shop} code to confirm this mobile number. Valid ${v.minutes} min. Do not share it with anyone.\n${webOtpLine(v)}`,
  step_up: (v: CodeVariables) =>
    text`${v.code} is your ${v.shop} code to confirm a change or a payment. Valid ${v.minutes} min. Do not share it with anyone.\n${webOtpLine(v)}`,
  phone_payment: (v: { code: string; shop: string; minutes: number; amount: string }) =>
    text`${v.code} lets ${v.shop} take ${v.amount} from your wallet for your order by phone. Valid ${v.minutes} min. Read it out only if you called us.`,
  number_changed: (v: { shop: string; ending: string }) =>
    text`${v.shop}: your account now has the mobile number ending in ${v.ending}. If this was not you, call us at once.`,
  email_changed: (v: { shop: string }) =>
    text`${v.shop}: the e-mail address of your account was changed. If this was not you, call us at once.`,
  privacy_copy: (v: { shop: string; number: string; link: string; until: string }) =>
    text`${v.shop}: the copy of your data that you asked for (${v.number}) can be saved until ${v.until}: ${v.link} Do not share this link with anyone.`,
  account_erased: (v: { shop: string; number: string }) =>
    text`${v.shop}: your account is deleted, as you asked for (${v.number}). We retain only what tax law requires.`,
  deletion_code: (v: { code: string; shop: string; minutes: number }) =>
    text`${v.code} is your ${v.shop} code to delete your account for good. Valid ${v.minutes} min. If you did not ask for it, do not share it with anyone.`,
  staff_signed_in: (v: {
    shop: string;
    name: string;
    at: string;
    address: string;
    device: Message;
  }) =>
    text`Hello ${v.name},\n\nyour staff account of ${v.shop} was used to sign in on ${v.at}, from ${v.address} with ${v.device}.\n\nIf this was not you, ask an owner of the shop to shut the account out at once.`,
  staff_passkey_added: (v: { shop: string; name: string; passkey: string; at: string }) =>
    text`Hello ${v.name},\n\nthe passkey ‘${v.passkey}’ was added to your staff account of ${v.shop} on ${v.at}. It signs in without a passphrase.\n\nIf this was not you, ask an owner of the shop to shut the account out at once.`,
  staff_passkey_removed: (v: { shop: string; name: string; passkey: string; at: string }) =>
    text`Hello ${v.name},\n\nthe passkey ‘${v.passkey}’ was removed from your staff account of ${v.shop} on ${v.at}.\n\nIf this was not you, ask an owner of the shop to shut the account out at once.`,
  staff_pin_set: (v: { shop: string; name: string; at: string }) =>
    text`Hello ${v.name},\n\na PIN of your staff account of ${v.shop} was set on ${v.at}. It signs in on the shop’s own devices only.\n\nIf you do not know of it, ask an owner or manager of the shop to remove it at once.`,
  shop_test: (v: { shop: string }) =>
    text`This is a test message of ${v.shop}. E-mails of the shop arrive here.`,
  staff_report: (v: {
    shop: string;
    name: string;
    subject: Message;
    period: Message;
    lines: Message;
    link: string;
    footer: Message;
  }) =>
    text`Hello ${v.name},\n\n${v.subject}, ${v.period}:\n\n${v.lines}\n\n${v.link}\n\n${v.footer}`,
  staff_link: (v: { shop: string; name: string; link: string; until: string }) =>
    text`Hello ${v.name},\n\nwith this link you choose the passphrase of your staff account of ${v.shop}:\n${v.link}\n\nIt works once, until ${v.until}. Do not share it with anyone.`,
} as const;

/** Subjects of the messages that are sent by e-mail; never the code itself, which mail programs preview. */
export const subjects: Readonly<
  Record<string, ((v: { shop: string; subject?: Message }) => Message) | undefined>
> = {
  email_changed: (v) => text`The e-mail address of your ${v.shop} account was changed`,
  privacy_copy: (v) => text`The copy of your ${v.shop} data`,
  account_erased: (v) => text`Your ${v.shop} account is deleted`,
  deletion_code: (v) => text`Your code to delete your ${v.shop} account`,
  shop_test: (v) => text`A test message of ${v.shop}`,
  staff_link: (v) => text`Your ${v.shop} staff account`,
  staff_passkey_added: (v) => text`A new passkey of your ${v.shop} staff account`,
  staff_passkey_removed: (v) => text`A passkey of your ${v.shop} staff account was removed`,
  staff_pin_set: (v) => text`The PIN of your ${v.shop} staff account`,
  staff_report: (v) => v.subject ?? v.shop,
  staff_signed_in: (v) => text`Sign-in to your ${v.shop} staff account`,
};

/** Templates with a code: they are useless when late, and their text is erased once sent. */
export const codeTemplates: ReadonlySet<string> = new Set<TemplateName>([
  'otp',
  'new_number',
  'step_up',
  'phone_payment',
  'deletion_code',
]);

/** Templates with a secret: their text is erased once sent, and nobody can read it later. */
export const secretTemplates: ReadonlySet<string> = new Set<string>([
  ...codeTemplates,
  ...(['privacy_copy', 'staff_link'] satisfies TemplateName[]),
]);

/** Templates for the owner of an address, whoever the account belongs to by then. */
export const addressTemplates: ReadonlySet<string> = new Set<string>([
  ...secretTemplates,
  ...(['number_changed', 'email_changed'] satisfies TemplateName[]),
  'number_change_pending' satisfies NotificationName,
]);

/** Templates for people whose account is deleted: their rows are deleted once they are sent or given up. */
export const lastTemplates: ReadonlySet<string> = new Set<TemplateName>(['account_erased']);

type MessageTemplates = typeof messageTemplates;
export type TemplateName = keyof MessageTemplates;
export type Variables<N extends TemplateName> = Parameters<MessageTemplates[N]>[0];
