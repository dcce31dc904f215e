import {
  allocateProportionally,
  containedTax,
  type Locale,
  localize,
  type Paise,
  shareOf,
  sumPaise,
  type TaxTerms,
} from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { partGross, taxTermsOf } from '../billing/build-delivered-part.ts';
import type { DeliveredPart } from '../billing/delivered-part.ts';
import type { ItemRow, OrderRow } from '../tables.ts';
import type { DocumentTitle } from './document-labels.ts';
import type { Invoice, InvoiceLine } from './invoice-content.ts';

type InvoiceItem = Pick<
  Selectable<ItemRow>,
  | 'name'
  | 'units'
  | 'translations'
  | 'hsn'
  | 'quantity'
  | 'unit_paise'
  | 'final_paise'
  | 'plan_discount_paise'
  | 'coupon_discount_paise'
  | 'gst_percent'
  | 'tax_included'
  | 'tax_paise'
>;
type OrderAmounts = Pick<
  Selectable<OrderRow>,
  'delivery_paise' | 'final_paise' | 'language' | 'coupon_code'
>;

/**
 * Computes the lines and totals of an order's invoice, in paise; picked lines show what is delivered. GST that a price
 * includes is subtracted from the taxable value. GST is split evenly into CGST and SGST (all sales are within one
 * state); an odd paisa goes to CGST.
 * @throws when the total differs from the order's final amount
 */
export function buildInvoice(
  order: OrderAmounts,
  items: readonly (InvoiceItem & { line_no: number })[],
  picks: ReadonlyMap<number, { parts: DeliveredPart[] }> = new Map(),
): Invoice {
  const { language, delivery_paise: delivery } = order;
  const lines = items.flatMap((item) => {
    const parts = picks.get(item.line_no)?.parts;
    return parts
      ? parts.map((part) => toDeliveredLine(part, language))
      : [toInvoiceLine(item, language)];
  });
  const sum = (field: 'taxable' | 'cgst' | 'sgst') => sumPaise(lines.map((line) => line[field]));
  const [taxable, cgst, sgst] = [sum('taxable'), sum('cgst'), sum('sgst')];
  const total = taxable + cgst + sgst + delivery;
  if (total !== order.final_paise) {
    throw new Error(
      `the invoice total of ${total} paise differs from the order's ${order.final_paise}`,
    );
  }
  const couponAmount = sumPaise(
    items.map((item) => couponShare(item, picks.get(item.line_no)?.parts)),
  );
  const { coupon_code: code } = order;
  const coupon = code !== null && couponAmount > 0 ? { code, amount: couponAmount } : undefined;
  return {
    language,
    lines,
    taxable,
    cgst,
    sgst,
    delivery,
    total,
    ...(coupon && { coupon }),
  };
}

/** The coupon's part of a line's discount: as ordered, or proportional to what is delivered. */
function couponShare(item: InvoiceItem, parts: readonly DeliveredPart[] | undefined): Paise {
  const { coupon_discount_paise: coupon, plan_discount_paise: discount } = item;
  if (parts === undefined || coupon === 0) return coupon;
  const given = sumPaise(parts.map((part) => partGross(part) - part.taxable));
  return Math.min(coupon, shareOf(given, coupon, discount));
}

function toInvoiceLine(item: InvoiceItem, language: Locale): InvoiceLine {
  return {
    ...namesOf(item, language),
    hsn: item.hsn,
    quantity: `${item.quantity} x ${item.units}`,
    unit: item.unit_paise,
    discount: item.plan_discount_paise,
    ...taxAmounts(taxTermsOf(item), item.final_paise - item.plan_discount_paise, item.tax_paise),
  };
}

/** Taxable value and GST of a line with the price `net`, to which the GST `added` is added (paise). */
function taxAmounts(terms: TaxTerms, net: Paise, added: Paise) {
  const contained = containedTax(net, terms);
  const [cgst = 0, sgst = 0] = allocateProportionally(contained + added, [1, 1]);
  return {
    taxable: net - contained,
    percent: terms.percent,
    ...(terms.included && { taxIncluded: true }),
    cgst,
    sgst,
    total: net + added,
  };
}

/** The name in English, and in the language of the document where that differs. */
function namesOf(item: Pick<InvoiceItem, 'name' | 'translations'>, language: Locale) {
  const localName = localize(item, language).name;
  return { name: item.name, ...(localName !== item.name && { localName }) };
}

function toDeliveredLine(part: DeliveredPart, language: Locale): InvoiceLine {
  const terms = { percent: part.percent, included: part.taxIncluded ?? false };
  return {
    ...namesOf(part, language),
    hsn: part.hsn,
    quantity: `${part.packs} x ${part.units}`,
    unit: part.unit,
    discount: partGross(part) - part.taxable,
    ...taxAmounts(terms, part.taxable, part.tax),
  };
}

/**
 * Returns an invoice minus other documents of the same order. All documents list all lines of the order in the same
 * sequence; lines that are credited in full have amounts of 0.
 */
export function subtractInvoices(invoice: Invoice, others: readonly Invoice[]): Invoice {
  const { coupon: _coupon, ...whole } = invoice;
  const subtract = (read: (document: Invoice) => Paise): Paise =>
    read(whole) - sumPaise(others.map(read));
  return {
    ...whole,
    lines: whole.lines.map((line, index) => {
      const amount = (field: 'discount' | 'taxable' | 'cgst' | 'sgst' | 'total') =>
        subtract((document) => document.lines[index]?.[field] ?? 0);
      return {
        ...line,
        discount: amount('discount'),
        taxable: amount('taxable'),
        cgst: amount('cgst'),
        sgst: amount('sgst'),
        total: amount('total'),
      };
    }),
    taxable: subtract((document) => document.taxable),
    cgst: subtract((document) => document.cgst),
    sgst: subtract((document) => document.sgst),
    delivery: subtract((document) => document.delivery),
    total: subtract((document) => document.total),
  };
}

/**
 * Returns the lines that a credit note prints: those that it credits, with the quantity where it credits the whole line
 * of the invoice.
 */
export const creditedLines = (note: Invoice, invoice: Invoice): InvoiceLine[] =>
  note.lines.flatMap((line, index) => {
    if (line.total === 0) return [];
    const isWhole = line.total === invoice.lines[index]?.total;
    return isWhole ? line : { ...line, quantity: '' };
  });

/**
 * Returns the title that the law requires: a bill of supply for exempt items, a tax invoice for taxed ones, and one
 * combined document for both when the buyer is not GST-registered (CGST Rules 46, 46A, 49).
 */
export function documentTitle(lines: readonly Pick<InvoiceLine, 'percent'>[]): DocumentTitle {
  const taxedCount = lines.filter((line) => line.percent > 0).length;
  if (taxedCount === 0) return 'Bill of Supply';
  return taxedCount === lines.length ? 'Tax Invoice' : 'Invoice-cum-Bill of Supply';
}
