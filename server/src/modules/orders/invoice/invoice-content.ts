import type { Locale, Paise } from '@sabuja/kit';

export type InvoiceLine = {
  name: string;
  /** The name in the language of the document, where it differs from English. */
  localName?: string;
  hsn: string;
  quantity: string;
  /** After the item's own discount; with GST where the price includes it. */
  unit: Paise;
  /** The discount of the whole line by plan and coupon. */
  discount: Paise;
  /** Before GST, added or contained. */
  taxable: Paise;
  percent: number;
  /** The price includes GST. */
  taxIncluded?: boolean;
  cgst: Paise;
  sgst: Paise;
  total: Paise;
};

/** What an invoice or a credit note says; stored with it. */
export type Invoice = {
  /** The language beside English; documents without it are in English. */
  language?: Locale;
  lines: InvoiceLine[];
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  delivery: Paise;
  total: Paise;
  /** What a coupon took off, part of the discounts of the lines; not on credit notes. */
  coupon?: { code: string; amount: Paise };
};
