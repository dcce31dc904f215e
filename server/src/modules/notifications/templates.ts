/**
 * The words of messages that somebody asks for, to one channel and one address; `news.ts` has what the shop
 * tells by itself. SMS texts must match what the shop registered (DLT).
 */
export const templates = {
  otp: (v: { code: string; shop: string; minutes: number; host: string }) =>
    `${v.code} is your ${v.shop} sign-in code. Valid ${v.minutes} min. Do not share it with anyone.\n` +
    `@${v.host} #${v.code}`,
} as const;

export type Templates = typeof templates;
export type TemplateName = keyof Templates;
export type Variables<N extends TemplateName> = Parameters<Templates[N]>[0];
