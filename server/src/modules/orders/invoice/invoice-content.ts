import type { Paise } from '@sabuja/kit';

export type InvoiceLine = {
  name: string;
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
  lines: InvoiceLine[];
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  delivery: Paise;
  total: Paise;
};
