import type { Locale, Paise } from '@sabuja/kit';

export type InvoiceLine = {
  name: string;
  /** The name in the language of the document, where it differs from English. */
  localName?: string;
  hsn: string;
  quantity: string;
  /** The unit price after the item's own discount; includes GST if `taxIncluded`. */
  unit: Paise;
  /** The discount of the whole line by plan and coupon. */
  discount: Paise;
  /** The value without GST. */
  taxable: Paise;
  percent: number;
  /** The price includes GST. */
  taxIncluded?: boolean;
  cgst: Paise;
  sgst: Paise;
  total: Paise;
};

/** The content of an invoice or a credit note, stored with the document. */
export type Invoice = {
  /** The language that is printed together with English; documents without it are in English. */
  language?: Locale;
  lines: InvoiceLine[];
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  delivery: Paise;
  total: Paise;
  /** The discount by a coupon, which is part of the lines' discounts; not on credit notes. */
  coupon?: { code: string; amount: Paise };
};
