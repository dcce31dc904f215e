import type { Locale, Paise } from '@sabuja/kit';

export type InvoiceLine = {
  name: string;
  /** The name in the language of the document, where it differs from English. */
  localName?: string;
  hsn: string;
  quantity: string;
  unit: Paise;
  /** The plan discount of the whole line. */
  discount: Paise;
  taxable: Paise;
  percent: number;
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
};
