/** The words of every message, in one place. SMS texts must match what the shop registered (DLT). */
export const templates = {
  otp: (v: { code: string; shop: string; minutes: number; host: string }) =>
    `${v.code} is your ${v.shop} sign-in code. Valid ${v.minutes} min. Do not share it with anyone.\n` +
    `@${v.host} #${v.code}`,
  order_placed: (v: { shop: string; number: string; amount: string; date: string; slot: string }) =>
    `${v.shop}: order #${v.number} for ${v.amount} is placed. Delivery ${v.date}, ${v.slot}.`,
  payment_refunded: (v: { shop: string; amount: string; payment: string }) =>
    `${v.shop}: ${v.amount} of your payment ${v.payment} is on its way back to where you paid from. ` +
    'Banks take 5 to 7 working days.',
  wallet_recharged: (v: { shop: string; amount: string; payment: string }) =>
    `${v.shop}: ${v.amount} is in your wallet. Payment ${v.payment}.`,
  back_in_stock: (v: { shop: string; name: string; link: string }) =>
    `${v.shop}: ${v.name} is back in stock. ${v.link}`,
} as const;

export type Templates = typeof templates;
export type TemplateName = keyof Templates;
export type Variables<N extends TemplateName> = Parameters<Templates[N]>[0];
