import { type Locale, localize, type Translations } from '@sabuja/kit';
import { accountTexts } from './account-texts.ts';
import { catalogueStaffTexts } from './catalogue-staff-texts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { contentTexts } from './content-texts.ts';
import { couponTexts } from './coupon-texts.ts';
import { doorPaymentTexts } from './door-payment-texts.ts';
import { generalTexts } from './general-texts.ts';
import { importTexts } from './import-texts.ts';
import { legalTexts } from './legal-texts.ts';
import { notificationTexts } from './notification-texts.ts';
import { openingTexts } from './opening-texts.ts';
import { orderLimitTexts } from './order-limit-texts.ts';
import { passkeyTexts } from './passkey-texts.ts';
import { phoneOrderTexts } from './phone-order-texts.ts';
import { pinTexts } from './pin-texts.ts';
import { privacyTexts } from './privacy-texts.ts';
import { reportTexts } from './report-texts.ts';
import { settlementTexts } from './settlement-texts.ts';
import { staffTexts } from './staff-texts.ts';
import { stockTexts } from './stock-texts.ts';
import { supportTexts } from './support-texts.ts';
import type { TextTable } from './text-table.ts';

/** The name of something in each language. */
export type LocalizedName = Readonly<Record<Locale, string>>;
export type TextValue = string | number | Text | LocalizedName;

/** A text with values, which is translated to the reader's language when it is sent. */
export type Text = { readonly template: string; readonly values: readonly TextValue[] };

/** A text in English: a Text with values, or a string without values. */
export type Message = string | Text;

const tables: readonly TextTable[] = [
  checkoutTexts,
  orderLimitTexts,
  accountTexts,
  generalTexts,
  settlementTexts,
  staffTexts,
  doorPaymentTexts,
  passkeyTexts,
  phoneOrderTexts,
  pinTexts,
  supportTexts,
  privacyTexts,
  contentTexts,
  legalTexts,
  catalogueStaffTexts,
  notificationTexts,
  importTexts,
  stockTexts,
  couponTexts,
  openingTexts,
  reportTexts,
];

/** Tag of template literals that creates a Text; it is translated as a whole: 'Only {0} in stock'. */
export const text = (strings: TemplateStringsArray, ...values: readonly TextValue[]): Text => ({
  template: strings.reduce((before, next, index) => `${before}{${index - 1}}${next}`),
  values,
});

/** Formats values for a text in this language. */
export const renderValues = (
  values: Readonly<Record<string, TextValue>>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, renderValue(value, locale)]),
  );

/** Joins texts to one; each is translated separately. */
export const joinTexts = (texts: readonly Message[]): Text => ({
  template: texts.map((_, index) => `{${index}}`).join(''),
  values: texts.map(toText),
});

type Named<Field extends string> = { readonly [F in Field]: string } & {
  translations: Translations<string>;
};

/** Returns a field of a row in each language; in English if there is no translation. */
export const inAllLanguages = <Field extends string>(
  row: Named<Field>,
  field: Field,
): LocalizedName => ({
  en: row[field],
  hi: localize(row, 'hi')[field],
  or: localize(row, 'or')[field],
});

/** Returns the name of a row in each language. */
export const nameOf = (row: Named<'name'>): LocalizedName => inAllLanguages(row, 'name');

/** Returns true if the tables contain translations of this text. */
export const isTranslated = (template: string): boolean =>
  tables.some((table) => Object.hasOwn(table, template));

/** Translates a text; a text without a translation stays English. */
export function translate(message: Message, locale: Locale): string {
  const { template, values } = toText(message);
  return inLocale(template, locale).replace(/\{(\d+)\}/g, (_, index) =>
    renderValue(values[Number(index)] ?? '', locale),
  );
}

/** Returns the result of a call with its `message`, if it has one, translated. */
export function translateMessage(result: unknown, locale: Locale): unknown {
  if (typeof result !== 'object' || result === null || !('message' in result)) return result;
  const { message } = result;
  const isText = typeof message === 'object' && message !== null && 'template' in message;
  return isText ? { ...result, message: translate(message as Text, locale) } : result;
}

const toText = (message: Message): Text =>
  typeof message === 'string' ? { template: message, values: [] } : message;

function inLocale(template: string, locale: Locale): string {
  if (locale === 'en') return template;
  const table = tables.find((each) => Object.hasOwn(each, template));
  return table?.[template]?.[locale] ?? template;
}

function renderValue(value: TextValue, locale: Locale): string {
  if (typeof value !== 'object') return String(value);
  return 'template' in value ? translate(value, locale) : value[locale];
}
